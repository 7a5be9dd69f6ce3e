import type { FailedVersion, RegisteredRemote } from 'shared-contracts';
import {
  isPercent,
  newEntry,
  type Canary,
  type RegistryEntry,
  type StoredRegistry,
  type SwitchedOff,
} from './stored-registry.ts';

/** A change that the registry's current state does not allow. */
export class FlipError extends Error {
  override name = 'FlipError';
}

/** The registry has no such remote. */
export class UnknownRemoteError extends FlipError {
  override name = 'UnknownRemoteError';
}

/** A version that was taken back automatically cannot be made live, started as a canary or added again. */
export class FailedVersionError extends FlipError {
  override name = 'FailedVersionError';
  readonly failed: FailedVersion;

  constructor(id: string, failed: FailedVersion) {
    super(`${id} ${failed.version} was taken back automatically at ${failed.at}: ${failed.why}`);
    this.failed = failed;
  }
}

/** @throws FailedVersionError */
export function refuseFailed(entry: RegistryEntry | null, version: string): void {
  const failed = entry?.failed.find((one) => one.version === version);
  if (entry !== null && failed !== undefined) throw new FailedVersionError(entry.id, failed);
}

/** Versions that a rollback can reach. */
const keptVersions = 20;

/** Makes a version stable. It ends a canary of the same version. */
export function makeStable(entry: RegistryEntry | null, remote: RegisteredRemote): RegistryEntry {
  const { version } = remote;
  if (entry === null) return newEntry(remote);
  refuseFailed(entry, version);
  const { stable, canary, previous } = entry;
  return {
    ...entry,
    stable: remote,
    canary: canary?.remote.version === version ? null : canary,
    previous: stable.version === version ? previous : [...previous, stable.version].slice(-keptVersions),
  };
}

/** The version that a rollback makes stable: the newest previous one that was not taken back automatically. */
export function rollbackTarget({ id, previous, failed }: RegistryEntry): string {
  const version = previous.findLast((one) => failed.every((other) => other.version !== one));
  if (version === undefined) throw new FlipError(`No version of ${id} was live before`);
  return version;
}

/** Makes the previous version stable; a second rollback goes back one more. `remote` is the `rollbackTarget`. */
export function rollback(entry: RegistryEntry, remote: RegisteredRemote): RegistryEntry {
  return {
    ...makeStable(entry, remote),
    previous: entry.previous.slice(0, entry.previous.lastIndexOf(remote.version)),
  };
}

/** The version counts as deployed: only `promote` or `use` make it stable, also after the canary has ended. */
export function startCanary(entry: RegistryEntry, canary: Canary): RegistryEntry {
  const { id, stable } = entry;
  if (!isPercent(canary.percent)) throw new FlipError('The share of a canary is more than 0 and at most 100 percent');
  if (canary.remote.version === stable.version) throw new FlipError(`${id} ${stable.version} is already stable`);
  refuseFailed(entry, canary.remote.version);
  return { ...entry, canary, deployed: canary.remote.version };
}

/** Makes the canary stable. */
export function promote(entry: RegistryEntry): RegistryEntry {
  return makeStable(entry, canaryOf(entry).remote);
}

/** Ends the canary; the stable version remains. */
export function abort(entry: RegistryEntry): RegistryEntry {
  canaryOf(entry);
  return { ...entry, canary: null };
}

/** Failed versions that are known to an entry. */
const keptFailures = 50;

/** Ends the canary because it failed; its version cannot be live again. */
export function takeBack(entry: RegistryEntry, failed: FailedVersion): RegistryEntry {
  return { ...abort(entry), failed: [...entry.failed, failed].slice(-keptFailures) };
}

export function canaryOf({ id, canary }: RegistryEntry): Canary {
  if (canary === null) throw new FlipError(`${id} has no canary`);
  return canary;
}

export function switchOff(entry: RegistryEntry, off: SwitchedOff): RegistryEntry {
  if (entry.off !== null) throw new FlipError(`${entry.id} is already off`);
  return { ...entry, off };
}

export function switchOn(entry: RegistryEntry): RegistryEntry {
  if (entry.off === null) throw new FlipError(`${entry.id} is not off`);
  return { ...entry, off: null };
}

export function entryOf({ remotes }: StoredRegistry, id: string): RegistryEntry {
  const entry = remotes.find((one) => one.id === id);
  if (entry === undefined) throw new UnknownRemoteError(`${id} is not in the registry`);
  return entry;
}

/** The registry with one entry added or replaced; the order of the others does not change. */
export function withEntry(registry: StoredRegistry, entry: RegistryEntry): StoredRegistry {
  const { remotes } = registry;
  const isKnown = remotes.some(({ id }) => id === entry.id);
  return {
    ...registry,
    remotes: isKnown ? remotes.map((one) => (one.id === entry.id ? entry : one)) : [...remotes, entry],
  };
}

export function withoutEntry(registry: StoredRegistry, id: string): StoredRegistry {
  return { ...registry, remotes: registry.remotes.filter((one) => one.id !== id) };
}
