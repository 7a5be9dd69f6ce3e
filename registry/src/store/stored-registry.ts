import { canarySegments, type CanarySegment, type FailedVersion, type RegisteredRemote } from 'shared-contracts';
import { fieldsOf, listOf, ManifestError, oneOf, textOf, type Fields } from '../rules/manifest-fields.ts';
import { idPattern, versionPattern } from '../rules/remote-manifest.ts';

export interface Canary {
  remote: RegisteredRemote;
  /** Share of the visitors of the segment, 1 to 100. */
  percent: number;
  /** Null: all visitors. */
  segment: CanarySegment | null;
  /** ISO time. */
  since: string;
}

export interface SwitchedOff {
  /** ISO time. */
  since: string;
  by: string;
  why: string;
}

/** The state of one remote. */
export interface RegistryEntry {
  id: string;
  stable: RegisteredRemote;
  canary: Canary | null;
  off: SwitchedOff | null;
  /** Versions that were stable before, the newest last. */
  previous: readonly string[];
  /** Version of the last deploy or canary. Deploying it again changes nothing, so that flips since then remain in effect. */
  deployed: string | null;
  /** Versions that were taken back automatically, the newest last. They cannot be made live again. */
  failed: readonly FailedVersion[];
}

/** `registry.json`: the state of every remote. A page receives a `Registry`, which is resolved from it. */
export interface StoredRegistry {
  contract: 2;
  /** Incremented by every change. */
  revision: number;
  remotes: readonly RegistryEntry[];
}

/** A new registry in which these versions are stable. */
export function registryOf(remotes: readonly RegisteredRemote[]): StoredRegistry {
  return { contract: 2, revision: 0, remotes: remotes.map(newEntry) };
}

export function newEntry(stable: RegisteredRemote): RegistryEntry {
  const { id, version } = stable;
  return { id, stable, canary: null, off: null, previous: [], deployed: version, failed: [] };
}

/** The registry without its entries, which are read one by one, so that a malformed one affects one remote. */
export interface RegistryEnvelope {
  revision: number;
  entries: unknown[];
}

/** Reads `registry.json`, also in the form before contract 2: a list of the live versions. Throws if it is no registry. */
export function toEnvelope(value: unknown): RegistryEnvelope {
  const { contract, revision, remotes } = fieldsOf(value, 'registry');
  if (contract !== 1 && contract !== 2) throw new ManifestError('contract is not a supported contract version');
  const list = listOf(remotes, 'remotes', (one) => one);
  if (contract === 1) return { revision: 0, entries: list.map(fromContractOne) };
  if (!Number.isSafeInteger(revision)) throw new ManifestError('revision is not a whole number');
  return { revision: Number(revision), entries: list };
}

/** `toEntry` checks the result. */
function fromContractOne(value: unknown): RegistryEntry {
  return newEntry(fieldsOf(value, 'remote') as unknown as RegisteredRemote);
}

/** Reads one entry. Its manifests are only identified; `checkRemote` checks them. Throws `ManifestError`. */
export function toEntry(value: unknown): RegistryEntry {
  const fields = fieldsOf(value, 'entry');
  const id = textOf(fields.id, 'id', idPattern);
  return {
    id,
    stable: versionOf(id, fields.stable, 'stable'),
    canary: fields.canary === null ? null : toCanary(id, fieldsOf(fields.canary, 'canary')),
    off: fields.off === null ? null : toSwitchedOff(fieldsOf(fields.off, 'off')),
    previous: listOf(fields.previous, 'previous', (one, name) => textOf(one, name, versionPattern)),
    deployed: fields.deployed === null ? null : textOf(fields.deployed, 'deployed', versionPattern),
    // Registries before automatic flips have no `failed`.
    failed: fields.failed === undefined ? [] : listOf(fields.failed, 'failed', toFailed),
  };
}

/** Reads the whole registry. Throws if any entry is malformed, since a change would lose it. */
export function toStoredRegistry(value: unknown): StoredRegistry {
  const { revision, entries } = toEnvelope(value);
  return { contract: 2, revision, remotes: entries.map(toEntry) };
}

function versionOf(id: string, value: unknown, name: string): RegisteredRemote {
  const fields = fieldsOf(value, name);
  textOf(fields.version, `${name}.version`, versionPattern);
  if (fields.id !== id) throw new ManifestError(`${name}.id is not ${id}`);
  return value as RegisteredRemote;
}

function toCanary(id: string, { remote, percent, segment, since }: Fields): Canary {
  if (typeof percent !== 'number' || !isPercent(percent)) throw new ManifestError('canary.percent is invalid');
  return {
    remote: versionOf(id, remote, 'canary.remote'),
    percent,
    segment: segment === null ? null : oneOf(segment, 'canary.segment', canarySegments),
    since: textOf(since, 'canary.since'),
  };
}

export const isPercent = (percent: number): boolean => percent > 0 && percent <= 100;

function toSwitchedOff({ since, by, why }: Fields): SwitchedOff {
  return { since: textOf(since, 'off.since'), by: textOf(by, 'off.by'), why: textOf(why, 'off.why') };
}

function toFailed(value: unknown, name: string): FailedVersion {
  const { version, at, why, evidence } = fieldsOf(value, name);
  return {
    version: textOf(version, `${name}.version`, versionPattern),
    at: textOf(at, `${name}.at`),
    why: textOf(why, `${name}.why`),
    evidence: fieldsOf(evidence, `${name}.evidence`) as unknown as FailedVersion['evidence'],
  };
}

/** Every version that a visitor may get. */
export function versionsOf({ remotes }: StoredRegistry): RegisteredRemote[] {
  return remotes.flatMap(({ stable, canary }) => (canary === null ? [stable] : [stable, canary.remote]));
}
