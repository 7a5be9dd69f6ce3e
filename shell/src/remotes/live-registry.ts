import type { PageRegistry, PageRemote } from 'shared-contracts';
import { createOwners, type FindOwner } from '../routing/owners';

/** The registry that the page follows: its versions can be replaced while the page is open. */
export interface LiveRegistry {
  readonly get: () => PageRegistry;
  /** Throws if two remotes claim the same addresses. */
  readonly set: (registry: PageRegistry) => void;
  readonly ownerOf: FindOwner;
  readonly remoteOf: (id: string) => PageRemote | undefined;
}

export function createLiveRegistry(first: PageRegistry): LiveRegistry {
  let registry = first;
  let ownerOf = createOwners(first.remotes);
  return {
    get: () => registry,
    set(next) {
      ownerOf = createOwners(next.remotes);
      registry = next;
    },
    ownerOf: (pathname) => ownerOf(pathname),
    remoteOf: (id) => registry.remotes.find((one) => one.id === id),
  };
}
