import { LRUCache } from 'lru-cache';
import {
  createRouteMatcher,
  fragmentsIn,
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

/** An address of a remote that is switched off. */
interface OffOwner {
  kind: 'off';
  remote: RegisteredRemote;
}

export type FindOwner = (pathname: string) => RouteMatch<PageOwner> | null;

export interface RouteTable {
  findOwner: FindOwner;
  /** The remote that is switched off and owns an address. */
  findOff: (pathname: string) => RegisteredRemote | null;
}

export type RouteTables = (remotes: readonly RegisteredRemote[]) => RouteTable;

/** Combinations of canaries; previews are few. */
const keptTables = 64;

/** The route table of each set of versions, created when a visitor first gets it. */
export function createRouteTables(shellRoutes: readonly ShellRoute[], off: readonly RegisteredRemote[]): RouteTables {
  const tables = new LRUCache<string, RouteTable>({ max: keptTables });
  return (remotes) => {
    const key = versionsKey(remotes);
    const table = tables.get(key) ?? createRouteTable(shellRoutes, { remotes, off });
    tables.set(key, table);
    return table;
  };
}

export const versionsKey = (remotes: readonly RegisteredRemote[]): string =>
  remotes.map(({ id, version }) => `${id}@${version}`).join(' ');

interface RoutedRemotes {
  remotes: readonly RegisteredRemote[];
  off?: readonly RegisteredRemote[];
}

/** One matcher over the routes of the shell and of all remotes. */
export function createRouteTable(shellRoutes: readonly ShellRoute[], { remotes, off = [] }: RoutedRemotes): RouteTable {
  const match = createRouteMatcher<PageOwner | OffOwner>([
    ...shellRoutes.map((route) => ({ owner: { kind: 'shell' as const, route }, pattern: route.path })),
    ...rowsOf(remotes, (remote, route) => ({ kind: 'remote', remote, route })),
    ...rowsOf(off, (remote) => ({ kind: 'off', remote })),
  ]);
  return {
    findOwner: (pathname) => {
      const found = match(pathname);
      return found === null || found.owner.kind === 'off' ? null : { ...found, owner: found.owner };
    },
    findOff: (pathname) => {
      const owner = match(pathname)?.owner;
      return owner?.kind === 'off' ? owner.remote : null;
    },
  };
}

const rowsOf = (
  remotes: readonly RegisteredRemote[],
  toOwner: (remote: RegisteredRemote, route: RemoteRoute) => PageOwner | OffOwner,
) =>
  remotes.flatMap((remote) => remote.routes.map((route) => ({ owner: toOwner(remote, route), pattern: route.path })));

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

/** The fragments in the slots of the shell's page that the server can render. */
export function embeddedFragments(owner: PageOwner, remotes: readonly RegisteredRemote[]): EmbeddedFragment[] {
  if (owner.kind !== 'shell') return [];
  const placed = (owner.route.slots ?? []).flatMap((slot) => fragmentsIn(slot, remotes));
  return placed.flatMap(({ address, remote, name, fragment: { data } }) =>
    data === undefined || remote.server === null ? [] : [{ address, remote, name, data }],
  );
}
