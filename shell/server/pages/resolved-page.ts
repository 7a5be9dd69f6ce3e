import { hasAccess, type RegisteredRemote, type RemoteData, type RouteMatch } from 'shared-contracts';
import type { DataAddress, RouteData } from '../data/route-data.ts';
import { isVisibleTo } from '../registry/registry.ts';
import type { PageOwner } from '../site/route-table.ts';
import type { PageRequest } from './page-request.ts';
import type { Viewer } from './viewer.ts';

/** The result of resolving an address for the current user. */
export type ResolvedPage =
  | { kind: 'page'; match: RouteMatch<PageOwner> }
  | { kind: 'unknown' }
  /** The remote that owns the address is switched off. */
  | { kind: 'off' }
  /** No remote is live, so the owner of the address is not known. */
  | { kind: 'undeployed' }
  /** The page exists, but the user has no permission. */
  | { kind: 'forbidden' }
  | { kind: 'sign-in' };

interface FoundAddress {
  match: RouteMatch<PageOwner> | null;
  off: RegisteredRemote | null;
}

/** @param isDeployed whether any remote is live or switched off */
export function resolvePage({ match, off }: FoundAddress, viewer: Viewer, isDeployed: boolean): ResolvedPage {
  if (!isFor({ match, off }, viewer)) return { kind: viewer.signedIn ? 'forbidden' : 'sign-in' };
  if (match !== null) return { kind: 'page', match };
  if (off !== null) return { kind: 'off' };
  return { kind: isDeployed ? 'unknown' : 'undeployed' };
}

/** Whether the server sends the page to the user. It checks isolated remotes and the shell's pages; the browser checks the others. */
function isFor({ match, off }: FoundAddress, { role }: Viewer): boolean {
  if (match?.owner.kind === 'shell') return hasAccess(match.owner.route.access, role);
  const remote = match === null ? off : match.owner.remote;
  return remote === null || isVisibleTo(remote, role);
}

/** The parameters that the page's address provides to the templates of its data. */
export function addressOf(page: ResolvedPage, { query }: PageRequest): DataAddress {
  return { params: page.kind === 'page' ? page.match.params : {}, query };
}

/** Only public pages get data and content on the server: all others depend on the user. */
export const isPublic = ({ route }: PageOwner): boolean => route.access === 'public';

export function dataOf(page: ResolvedPage): readonly RemoteData[] {
  return page.kind === 'page' && isPublic(page.match.owner) ? (page.match.owner.route.data ?? []) : [];
}

export type PageStatus = 200 | 403 | 404 | 410 | 503;

/** The status that a page is sent with, from its address and the answers that decide. */
export function pageStatusOf(page: ResolvedPage, data: RouteData): PageStatus {
  if (page.kind === 'forbidden') return 403;
  if (page.kind === 'off' || page.kind === 'undeployed') return 503;
  if (page.kind !== 'page') return 404;
  const deciding = data.filter(({ decidesStatus }) => decidesStatus);
  if (deciding.some(({ answer }) => answer.kind === 'failed') || isOutage(data)) return 503;
  for (const { answer } of deciding) {
    if (answer.kind === 'refused') return answer.status === 410 ? 410 : 404;
    if (answer.kind === 'value' && isClosed(answer.value)) return 410;
  }
  return 200;
}

/** If every answer failed, the API is down, even when no single answer decides the status. */
const isOutage = (data: RouteData) => data.length > 0 && data.every(({ answer }) => answer.kind === 'failed');

const isClosed = (value: unknown) =>
  typeof value === 'object' && value !== null && 'isClosed' in value && value.isClosed === true;
