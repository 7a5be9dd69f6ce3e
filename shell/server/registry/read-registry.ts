import { satisfies } from 'semver';
import { createRouteMatcher, type RegisteredRemote } from 'shared-contracts';
import { contractOne, fieldsOf, listOf } from './guard.ts';
import { toRegisteredRemote } from './remote-manifest.ts';

export interface AcceptedRegistry {
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
    try {
      const remote = toRegisteredRemote(value);
      refuseUnfit(remote, platform, remotes);
      remotes.push(remote);
    } catch (error) {
      refused.push({ id: nameOf(value), reason: error instanceof Error ? error.message : String(error) });
    }
  }
  return { remotes, refused };
}

function refuseUnfit(remote: RegisteredRemote, platform: string, accepted: readonly RegisteredRemote[]): void {
  if (!satisfies(platform, remote.platform)) {
    throw new Error(`written for platform ${remote.platform}, this is ${platform}`);
  }
  if (accepted.some(({ id }) => id === remote.id)) throw new Error('listed twice');
  createRouteMatcher([...accepted, remote].flatMap(routesOf));
}

const routesOf = (remote: RegisteredRemote) => remote.routes.map(({ path }) => ({ owner: remote.id, pattern: path }));

function nameOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : 'unknown';
}
