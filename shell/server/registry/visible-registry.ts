import type { RegisteredRemote, Registry, RemoteRoute, Role } from 'shared-contracts';

/** Isolated remotes are visible only to users with permission. */
export function isVisibleTo(remote: RegisteredRemote, role: Role | null): boolean {
  return remote.isolation === null || remote.isolation.visibleTo === role;
}

/** The registry as a page receives it. Forms are omitted: only the HTML server reads them. */
export function visibleRegistry(remotes: readonly RegisteredRemote[], role: Role | null): Registry {
  const visible = remotes.filter((remote) => isVisibleTo(remote, role));
  return { contract: 1, remotes: visible.map((remote) => ({ ...remote, routes: remote.routes.map(withoutForms) })) };
}

const withoutForms = ({ forms: _, ...route }: RemoteRoute): RemoteRoute => route;
