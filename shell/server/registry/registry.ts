import { readFile, stat } from 'node:fs/promises';
import { checkRemote, collisions, contractOne, fieldsOf, listOf } from 'registry';
import { type RegisteredRemote, type Registry, type RemoteRoute, type Role } from 'shared-contracts';

interface AcceptedRegistry {
  remotes: readonly RegisteredRemote[];
  /** Rejected remotes, with the reason. */
  refused: readonly { id: string; reason: string }[];
}

/**
 * Reads the text of `registry.json`. Throws if it is not a registry. A remote that is malformed, needs another platform
 * or claims an owned address is rejected, so that one bad deployment affects one remote.
 */
export function readRegistry(text: string, platform: string): AcceptedRegistry {
  const fields = fieldsOf(JSON.parse(text), 'registry');
  contractOne(fields.contract, 'contract');
  const remotes: RegisteredRemote[] = [];
  const refused: { id: string; reason: string }[] = [];
  for (const value of listOf(fields.remotes, 'remotes', (one) => one)) {
    const { remote, problems } = checkRemote(value, platform);
    const others = remote === null ? problems : problemsAmong(remote, remotes);
    if (remote !== null && others.length === 0) remotes.push(remote);
    else refused.push({ id: nameOf(value), reason: others.join('; ') });
  }
  return { remotes, refused };
}

function problemsAmong(remote: RegisteredRemote, accepted: readonly RegisteredRemote[]): string[] {
  if (accepted.some(({ id }) => id === remote.id)) return ['listed twice'];
  return collisions([...accepted, remote]);
}

function nameOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : 'unknown';
}

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

/** Reads a file only when it was modified since the last read; null means that it is unchanged. */
export function createRegistryFile(path: string) {
  let seen = '';
  return {
    async readIfChanged(): Promise<string | null> {
      const { mtimeMs, size, ino } = await stat(path);
      const stamp = `${mtimeMs} ${size} ${ino}`;
      if (stamp === seen) return null;
      const text = await readFile(path, 'utf8');
      seen = stamp;
      return text;
    },
  };
}
