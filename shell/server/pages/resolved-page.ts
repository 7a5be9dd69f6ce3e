import type { RemoteData, RouteMatch } from 'shared-contracts';
import type { Viewer } from '../data/session-role.ts';
import { isVisibleTo } from '../registry/visible-registry.ts';
import type { PageOwner } from '../site/route-table.ts';

/** What an address is for this person. */
export type ResolvedPage =
  | { kind: 'page'; match: RouteMatch<PageOwner> }
  | { kind: 'unknown' }
  /** There is such a page, and it is not for this person. */
  | { kind: 'forbidden' }
  | { kind: 'sign-in' };

export function resolvePage(match: RouteMatch<PageOwner> | null, viewer: Viewer): ResolvedPage {
  if (match === null) return { kind: 'unknown' };
  if (match.owner.kind === 'shell' || isVisibleTo(match.owner.remote, viewer.role)) return { kind: 'page', match };
  return viewer.signedIn ? { kind: 'forbidden' } : { kind: 'sign-in' };
}

/** Only public pages get data and content on the server: everything else depends on who asks. */
export function isPublic({ route }: PageOwner): boolean {
  return !('access' in route) || route.access === 'public';
}

export function dataOf(page: ResolvedPage): readonly RemoteData[] {
  return page.kind === 'page' && isPublic(page.match.owner) ? (page.match.owner.route.data ?? []) : [];
}
