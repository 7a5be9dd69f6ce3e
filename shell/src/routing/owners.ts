import type { Session } from 'platform';
import {
  createRouteMatcher,
  hasAccess,
  isReservedPath,
  type PageContext,
  type PageRemote,
  type PageRoute,
  type RouteMatch,
} from 'shared-contracts';
import { shellRoutes, type PageName, type ShellRoute } from '../pages/shell-routes';

/** The owner of an address. */
export type Owner = { kind: 'shell'; route: ShellRoute } | { kind: 'remote'; remote: PageRemote; route: PageRoute };

export type FindOwner = (pathname: string) => RouteMatch<Owner> | null;

/** One matcher over the pages of the shell and of all remotes: every address has one owner at most. */
export function createOwners(remotes: readonly PageRemote[]): FindOwner {
  const routesOf = (remote: PageRemote) => remote.routes.filter(({ path }) => !isReservedPath(path));
  return createRouteMatcher<Owner>([
    ...shellRoutes.map((route) => ({ owner: { kind: 'shell' as const, route }, pattern: route.path })),
    ...remotes.flatMap((remote) =>
      routesOf(remote).map((route) => ({ owner: { kind: 'remote' as const, remote, route }, pattern: route.path })),
    ),
  ]);
}

/** Pages that replace one that is missing in the registry: only the server knows that it exists. */
const statusPages: Readonly<Record<number, PageName>> = { 403: 'noPermission', 503: 'unavailable' };

/** The shell's own page at an address, else the page for the status that the server responded with, else the not-found page. */
export function pageAt(ownerOf: FindOwner, pathname: string, { status, path }: PageContext): PageName {
  const owner = ownerOf(pathname)?.owner;
  if (owner?.kind === 'shell') return owner.route.page;
  const isOfServer = path?.split('?', 1)[0] === pathname;
  return (isOfServer ? statusPages[status] : undefined) ?? 'notFound';
}

type Access = 'granted' | 'waiting' | 'sign-in' | 'denied';

/** The result of the access check of a page (SPEC §2: spinner, /auth, no permission). */
export function accessTo({ access }: Pick<PageRoute, 'access'>, session: Session): Access {
  if (access === 'public') return 'granted';
  if (session.status === 'loading') return 'waiting';
  if (session.status === 'anonymous') return 'sign-in';
  return hasAccess(access, session.user.role) ? 'granted' : 'denied';
}
