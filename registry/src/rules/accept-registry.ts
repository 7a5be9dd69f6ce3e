import type { RegisteredRemote, ResolvedRemote } from 'shared-contracts';
import type { ActiveCanary } from '../assignment/assign.ts';
import { toEntry, toEnvelope, type RegistryEntry } from '../store/stored-registry.ts';
import { checkRemote, collisions } from './remote-problems.ts';
import { overfullSlots } from './slot-problems.ts';

/** A remote whose version in the registry was refused. */
export interface RefusedRemote {
  id: string;
  /** The refused version; null if the entry is malformed. */
  version: string | null;
  reason: string;
  /** The earlier version that is served instead; null if there is none. */
  serves: string | null;
}

/** The part of a registry that a server can use. */
export interface AcceptedRegistry {
  revision: number;
  /** What visitors get without a canary. */
  remotes: readonly ResolvedRemote[];
  /** Canaries of these remotes. `assignVersions` decides who gets them. */
  canaries: readonly ActiveCanary[];
  /** Remotes that are switched off. Their addresses remain theirs. */
  off: readonly RegisteredRemote[];
  refused: readonly RefusedRemote[];
}

interface AcceptOptions {
  /** Version of platform that the shell provides. */
  platform: string;
  /** Versions that the server serves at present, switched off ones included. */
  live: readonly RegisteredRemote[];
  /** Manifest of an earlier version with the address of its folder; null if it is not available. */
  readVersion: (id: string, version: string) => Promise<unknown>;
}

/**
 * Reads `registry.json` for a server. Throws if it is no registry. A remote that violates a rule affects itself only: its last
 * good version is used, which is the one that this server serves, else the newest earlier one that is accepted.
 */
export async function acceptRegistry(text: string, options: AcceptOptions): Promise<AcceptedRegistry> {
  const { revision, entries: values } = toEnvelope(JSON.parse(text));
  const entries = values.map(toReadEntry);
  const isLive = ({ id, entry }: ReadEntry) =>
    options.live.some((one) => one.id === id && one.version === entry?.stable.version);
  const accepted = new Map<string, ResolvedRemote>();
  const refused: RefusedRemote[] = [];
  // A version that is live already keeps its addresses when another remote claims them.
  for (const read of [...entries.filter(isLive), ...entries.filter((one) => !isLive(one))]) {
    const others = [...accepted.values()];
    const { remote, problems } = checkEntry(read, others, options.platform);
    const served = remote === null ? await lastGood(read, others, options) : { ...remote, why: 'stable' as const };
    if (remote === null) refused.push(toRefused(read, problems, served));
    if (served !== null && !accepted.has(read.id)) accepted.set(read.id, served);
  }
  const offIds = new Set(entries.filter(({ entry }) => entry?.off).map(({ id }) => id));
  const inOrder = entries.flatMap(({ id }) => accepted.get(id) ?? []);
  const remotes = [...new Set(inOrder)];
  const on = remotes.filter(({ id }) => !offIds.has(id));
  const canaries = acceptCanaries(entries, { remotes, on, refused, platform: options.platform });
  return { revision, remotes: on, canaries, off: remotes.filter(({ id }) => offIds.has(id)), refused };
}

interface CanaryContext {
  /** Accepted remotes, switched off ones included. */
  remotes: readonly ResolvedRemote[];
  /** Those that are not switched off. */
  on: readonly ResolvedRemote[];
  refused: RefusedRemote[];
  platform: string;
}

/** A canary is checked with all other remotes and canaries, since a visitor can get any combination. A refused one is not served. */
function acceptCanaries(
  entries: readonly ReadEntry[],
  { remotes, on, refused, platform }: CanaryContext,
): ActiveCanary[] {
  const canaries: ActiveCanary[] = [];
  for (const { id, entry } of entries) {
    const stable = on.find((one) => one.id === id);
    const isListed = canaries.some((one) => one.id === id);
    if (!entry?.canary || stable === undefined || isListed) continue;
    const { canary } = entry;
    const { remote, problems } = checkBeside(
      canary.remote,
      [...remotes, ...canaries.map((one) => one.remote)],
      platform,
    );
    if (remote === null) {
      const { version } = canary.remote;
      refused.push({ id, version, reason: problems.join('; '), serves: stable.version });
    } else {
      canaries.push({ ...canary, id, remote });
    }
  }
  return canaries;
}

/** An entry as it was read; null if it is malformed. */
interface ReadEntry {
  id: string;
  entry: RegistryEntry | null;
  problem: string;
}

function toReadEntry(value: unknown): ReadEntry {
  try {
    const entry = toEntry(value);
    return { id: entry.id, entry, problem: '' };
  } catch (error) {
    const id = typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : 'unknown';
    return { id, entry: null, problem: error instanceof Error ? error.message : String(error) };
  }
}

type Checked =
  | { remote: RegisteredRemote; problems: readonly string[] }
  | { remote: null; problems: readonly string[] };

function checkEntry({ entry, problem }: ReadEntry, others: readonly RegisteredRemote[], platform: string): Checked {
  return entry === null ? { remote: null, problems: [problem] } : checkAmong(entry.stable, others, platform);
}

/** Checks a version together with those that were accepted before. */
function checkAmong(value: unknown, others: readonly RegisteredRemote[], platform: string): Checked {
  const checked = checkBeside(value, others, platform);
  const isListed = others.some(({ id }) => id === checked.remote?.id);
  return isListed ? { remote: null, problems: ['listed twice'] } : checked;
}

/** Checks a version that replaces the others of its remote. */
export function checkBeside(value: unknown, others: readonly RegisteredRemote[], platform: string): Checked {
  const { remote, problems } = checkRemote(value, platform);
  if (remote === null) return { remote, problems };
  const set = [...others.filter(({ id }) => id !== remote.id), remote];
  const taken = [...collisions(set), ...overfullSlots(set)];
  return taken.length === 0 ? { remote, problems: [] } : { remote: null, problems: taken };
}

async function lastGood(
  { id, entry }: ReadEntry,
  others: readonly RegisteredRemote[],
  { platform, live, readVersion }: AcceptOptions,
): Promise<ResolvedRemote | null> {
  const candidates = [
    async () => live.find((one) => one.id === id) ?? null,
    ...(entry?.previous ?? []).toReversed().map((version) => () => readVersion(id, version)),
  ];
  for (const read of candidates) {
    const { remote } = checkAmong(await read(), others, platform);
    if (remote !== null) return { ...remote, why: 'last-good' };
  }
  return null;
}

function toRefused(
  { id, entry }: ReadEntry,
  problems: readonly string[],
  served: ResolvedRemote | null,
): RefusedRemote {
  return { id, version: entry?.stable.version ?? null, reason: problems.join('; '), serves: served?.version ?? null };
}
