import type { RemoteData, RouteMatch } from 'shared-contracts';
import type { Viewer } from '../data/session-role.ts';
import { isVisibleTo } from '../registry/visible-registry.ts';
import type { PageOwner } from '../site/route-table.ts';

/** The result of resolving an address for the current user. */
export type ResolvedPage =
  | { kind: 'page'; match: RouteMatch<PageOwner> }
  | { kind: 'unknown' }
  /** The page exists, but the user has no permission. */
  | { kind: 'forbidden' }
  | { kind: 'sign-in' };

export function resolvePage(match: RouteMatch<PageOwner> | null, viewer: Viewer): ResolvedPage {
  if (match === null) return { kind: 'unknown' };
  if (match.owner.kind === 'shell' || isVisibleTo(match.owner.remote, viewer.role)) return { kind: 'page', match };
  return viewer.signedIn ? { kind: 'forbidden' } : { kind: 'sign-in' };
}

/** Only public pages get data and content on the server: all others depend on the user. */
export function isPublic({ route }: PageOwner): boolean {
  return !('access' in route) || route.access === 'public';
}

export function dataOf(page: ResolvedPage): readonly RemoteData[] {
  return page.kind === 'page' && isPublic(page.match.owner) ? (page.match.owner.route.data ?? []) : [];
}
