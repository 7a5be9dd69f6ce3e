import {
  createRouteMatcher,
  type RegisteredRemote,
  type RemoteData,
  type RemoteRoute,
  type RouteMatch,
  type StructuredDataKind,
} from 'shared-contracts';
import type { ShellRoute } from '../content/content.types.ts';

/** The remote or the shell, with the route that matches an address. */
export type PageOwner =
  | { kind: 'shell'; route: ShellRoute }
  | { kind: 'remote'; remote: RegisteredRemote; route: RemoteRoute };

export type FindOwner = (pathname: string) => RouteMatch<PageOwner> | null;

interface TableRow {
  owner: PageOwner;
  pattern: string;
}

/** One matcher over the routes of the shell and of all remotes. */
export function createRouteTable(shellRoutes: readonly ShellRoute[], remotes: readonly RegisteredRemote[]): FindOwner {
  const own: TableRow[] = shellRoutes.map((route) => ({ owner: { kind: 'shell', route }, pattern: route.path }));
  const rows: TableRow[] = remotes.flatMap((remote) =>
    remote.routes.map((route) => ({ owner: { kind: 'remote', remote, route }, pattern: route.path })),
  );
  return createRouteMatcher([...own, ...rows]);
}

/** The structured data of an owner's page. The shell's own pages are distinguished by their address. */
export function structuredDataKindOf(owner: PageOwner): StructuredDataKind {
  return owner.kind === 'remote' ? owner.route.structuredData : 'none';
}

/** A fragment that a page embeds and that the server can render. */
export interface EmbeddedFragment {
  /** Its name in the page: `mfe-jobs:recent`. */
  address: string;
  remote: RegisteredRemote;
  name: string;
  data: readonly RemoteData[];
}

/** The fragments that the shell's page embeds, if these remotes provide them. */
export function embeddedFragments(owner: PageOwner, remotes: readonly RegisteredRemote[]): EmbeddedFragment[] {
  if (owner.kind !== 'shell') return [];
  return (owner.route.fragments ?? []).flatMap((address) => toFragment(address, remotes) ?? []);
}

function toFragment(address: string, remotes: readonly RegisteredRemote[]): EmbeddedFragment | null {
  const [id, name = ''] = address.split(':');
  const remote = remotes.find((one) => one.id === id);
  const data = remote?.fragments[name]?.data;
  if (remote === undefined || data === undefined || remote.server === null || remote.isolation !== null) return null;
  return { address, remote, name, data };
}
