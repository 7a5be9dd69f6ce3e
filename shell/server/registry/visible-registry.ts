import type { RegisteredRemote, Registry, Role } from 'shared-contracts';

/** Isolated remotes exist only for the people who may use them. */
export function isVisibleTo(remote: RegisteredRemote, role: Role | null): boolean {
  return remote.isolation === null || remote.isolation.visibleTo === role;
}

/** What a page may know of the registry. */
export function visibleRegistry(remotes: readonly RegisteredRemote[], role: Role | null): Registry {
  return { contract: 1, remotes: remotes.filter((remote) => isVisibleTo(remote, role)) };
}
