import type { Registry, RemoteFragment, RemoteRoute, ResolvedRemote } from './remote.contract.ts';

/** A route, without what only the HTML server reads. */
export type PageRoute = Pick<RemoteRoute, 'path' | 'access' | 'data' | 'preload' | 'chunk'>;

/** A remote as a page receives it: without what only the HTML server reads. */
export interface PageRemote extends Omit<ResolvedRemote, 'owner' | 'routes' | 'fragments' | 'server'> {
  routes: readonly PageRoute[];
  fragments: Readonly<Record<string, Pick<RemoteFragment, 'slot' | 'order' | 'minHeight'>>>;
  /** Null for a remote without server rendering. */
  server: object | null;
}

/** The registry in a page. `texts` are those of links, `integrity` has the files that the shell loads or preloads. */
export interface PageRegistry extends Omit<Registry, 'remotes'> {
  remotes: readonly PageRemote[];
}
