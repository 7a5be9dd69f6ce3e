import type { RegisteredRemote, Registry, RemoteRoute, Role } from 'shared-contracts';

/** Isolated remotes exist only for the people who may use them. */
export function isVisibleTo(remote: RegisteredRemote, role: Role | null): boolean {
  return remote.isolation === null || remote.isolation.visibleTo === role;
}

/** What a page may know of the registry. Forms are read by the HTML server alone. */
export function visibleRegistry(remotes: readonly RegisteredRemote[], role: Role | null): Registry {
  const visible = remotes.filter((remote) => isVisibleTo(remote, role));
  return { contract: 1, remotes: visible.map((remote) => ({ ...remote, routes: remote.routes.map(withoutForms) })) };
}

const withoutForms = ({ forms: _, ...route }: RemoteRoute): RemoteRoute => route;
