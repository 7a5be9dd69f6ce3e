import type { LazyPart, RegisteredRemote, RemoteData } from 'shared-contracts';
import type { PageOwner } from './route-table.ts';

/** A fragment that a page embeds and that the server can render. */
export interface EmbeddedFragment {
  /** As the page names it: `mfe-jobs:recent`. */
  address: string;
  remote: RegisteredRemote;
  name: string;
  data: readonly RemoteData[];
  /** Lazily shared parts of platform that it needs. */
  preload: readonly LazyPart[];
}

/** The fragments that the shell's page embeds, if these remotes provide them. */
export function embeddedFragments(owner: PageOwner, remotes: readonly RegisteredRemote[]): EmbeddedFragment[] {
  if (owner.kind !== 'shell') return [];
  return (owner.route.fragments ?? []).flatMap((address) => toFragment(address, remotes) ?? []);
}

function toFragment(address: string, remotes: readonly RegisteredRemote[]): EmbeddedFragment | null {
  const [id, name = ''] = address.split(':');
  const remote = remotes.find((one) => one.id === id);
  const { data, preload = [] } = remote?.fragments[name] ?? {};
  if (remote === undefined || data === undefined || remote.server === null || remote.isolation !== null) return null;
  return { address, remote, name, data, preload };
}
