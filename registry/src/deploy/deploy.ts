import type { CanaryEvidence, RegisteredRemote, ShellManifest } from 'shared-contracts';
import { setProblems } from '../rules/remote-problems.ts';
import {
  abort,
  canaryOf,
  entryOf,
  FlipError,
  refuseFailed,
  promote,
  rollback,
  rollbackTarget,
  startCanary,
  switchOff,
  switchOn,
  takeBack,
  makeStable,
  withEntry,
  withoutEntry,
} from '../store/flips.ts';
import { RegistryStore, type Author, type Change, type Flip } from '../store/registry-store.ts';
import {
  newEntry,
  versionsOf,
  type Canary,
  type RegistryEntry,
  type StoredRegistry,
} from '../store/stored-registry.ts';
import { nextShell, readLiveShell, shellProblems, swapShell } from './shell-swap.ts';
import { filesIn, moveIn, readUnpacked } from './added-version.ts';
import {
  emptyTrash,
  planPruning,
  takeOut,
  uploadSizes,
  uploadsOf,
  versionRetention,
  type PrunedVersion,
  type VersionRetention,
} from './prune-versions.ts';
import { problemsIn } from './checks.ts';
import { manifestCheck, setCheck, versionChecks } from './version-checks.ts';
import { fileProblems, readVersion, registryFileOf } from './version-files.ts';

/** A deployment that was refused; nothing has changed. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(['The registry was not changed:', ...problems].join('\n  - '));
    this.problems = problems;
  }
}

export interface DeployRequest {
  /** Versions on disk, by remote. */
  versions: Readonly<Record<string, string>>;
  /** Makes the versions live even if they were deployed before, for example after a rollback. */
  again?: boolean;
  /** Also makes the shell of the last build live. */
  shell: boolean;
}

/**
 * The registry after a deploy. A version that the last deploy or canary named is skipped, so that flips since then remain in effect.
 * @throws FailedVersionError
 */
export function planDeploy(
  registry: StoredRegistry,
  remotes: readonly RegisteredRemote[],
  again: boolean,
): { registry: StoredRegistry; flips: Flip[] } {
  let next = registry;
  const flips: Flip[] = [];
  for (const remote of remotes) {
    const { id, version } = remote;
    const entry = registry.remotes.find((one) => one.id === id) ?? null;
    refuseFailed(entry, version);
    if (!again && entry?.deployed === version) continue;
    next = withEntry(next, { ...makeStable(entry, remote), deployed: version });
    flips.push({ remote: id, action: 'deploy', from: entry?.stable.version ?? null, to: version });
  }
  return { registry: next, flips };
}

const minuteMs = 60_000;

/** Time until every API has read the registry again (`RegisteredVersions` in the API). */
const countedMs = 5000;

export type CanaryShare = NonNullable<Flip['share']>;

/** Flips that undo what another person did: the log must tell why. */
const needReason: ReadonlySet<Flip['action']> = new Set(['rollback', 'abort', 'off']);

interface FlipOf {
  id: string;
  action: Flip['action'];
  author: Author;
  /** Fields of the log that differ from the stable versions before and after. */
  change?: Partial<Flip>;
}

type NextEntry = (registry: StoredRegistry, entry: RegistryEntry | null) => RegistryEntry;

/** Deployments and flips in the folders of one site. Each either passes all checks or changes nothing. */
export class Deployments {
  readonly dist: string;
  readonly store: RegistryStore;

  constructor(dist: string) {
    this.dist = dist;
    this.store = new RegistryStore(registryFileOf(dist));
  }

  /** Rules that the registry would violate after a deploy. Files are only compared with their hashes by the deploy itself. */
  problemsOf({ versions, shell, again = false }: DeployRequest): string[] {
    const { registry } = planDeploy(this.store.read(), this.#read(versions), again);
    return setProblems(versionsOf(registry), this.#platform(shell ? nextShell(this.dist) : null));
  }

  /** Makes versions live, and with `shell` the shell of the last build in the same step. */
  async deploy({ versions, shell, again = false }: DeployRequest, author: Author): Promise<readonly Flip[]> {
    refuse(this.#fileProblems(this.#read(versions), shell ? nextShell(this.dist) : null));
    let done: readonly Flip[] = [];
    await this.store.change(author, (registry) => {
      const next = shell ? nextShell(this.dist) : null;
      // A version that was not live may have been deleted since it was verified.
      const planned = planDeploy(registry, this.#read(versions), again);
      refuse(inSet(setProblems(versionsOf(planned.registry), this.#platform(next))));
      const change = next === null ? planned : this.#withShell(planned, next);
      done = change.flips;
      return change;
    });
    return done;
  }

  /**
   * Adds a version that was unpacked into a folder on the same disk, which is moved. Visitors get what they got before.
   * @throws RefusedError for problems of its files, or together with the live versions of the others
   * @throws FailedVersionError
   * @throws VersionExistsError
   */
  async addVersion(id: string, folder: string): Promise<{ version: string; isNew: boolean; checks: string[] }> {
    const remote = this.#unpacked(id, folder);
    const own = versionChecks(folder, remote, filesIn(folder));
    return this.store.locked((registry) => {
      const entry = registry.remotes.find((one) => one.id === id) ?? null;
      refuseFailed(entry, remote.version);
      const live = { ...(entry ?? newEntry(remote)), stable: remote };
      const checks = [
        ...own,
        manifestCheck(remote, this.#platform(null)),
        setCheck(versionsOf(registry), versionsOf(withEntry(registry, live))),
      ];
      refuse(problemsIn(checks));
      const isNew = moveIn(this.dist, folder, remote);
      return { version: remote.version, isNew, checks: checks.flatMap(({ passed }) => passed) };
    });
  }

  /** Deletes uploaded versions that neither an entry of the registry nor an open page needs. Returns them. */
  async prune(rules: VersionRetention = versionRetention, now = new Date()): Promise<PrunedVersion[]> {
    const sizes = await uploadSizes(this.dist);
    if (sizes.size === 0) return [];
    const pruned = await this.store.locked((registry) => {
      const uploads = uploadsOf(this.dist, sizes);
      const plan = planPruning({ registry, log: this.store.log(), uploads, now }, rules);
      for (const version of plan) takeOut(this.dist, version);
      return plan;
    });
    await emptyTrash(this.dist);
    return pruned;
  }

  #unpacked(id: string, folder: string): RegisteredRemote {
    try {
      return readUnpacked(folder, id);
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      throw new RefusedError(problemsIn([{ code: 'TP-701', problems: [problem] }]));
    }
  }

  /** Makes one version stable. */
  async use(id: string, version: string, author: Author): Promise<void> {
    this.#verified(id, version);
    // The version may have been deleted since it was verified, until a flip names it.
    await this.#flip({ id, action: 'use', author }, (_, entry) =>
      makeStable(entry, readVersion(this.dist, id, version)),
    );
  }

  /** Makes the version stable that was before. */
  async rollback(id: string, author: Author): Promise<void> {
    await this.#flip({ id, action: 'rollback', author }, (registry) => {
      const entry = entryOf(registry, id);
      return rollback(entry, this.#verified(id, rollbackTarget(entry)));
    });
  }

  /** Assigns a share of the visitors to another version. */
  async canary(id: string, version: string, share: CanaryShare, author: Author): Promise<void> {
    this.#verified(id, version);
    const flip = { id, action: 'canary', author, change: { to: version, share } } as const;
    await this.#flip(flip, (registry) => {
      const entry = entryOf(registry, id);
      const remote = readVersion(this.dist, id, version);
      return startCanary(entry, { remote, ...share, since: this.#measuredFrom(entry, new Date()) });
    });
  }

  /**
   * Reports of browsers are counted by minute, and those of an earlier canary for some seconds after its end. A canary that replaces
   * another one, or follows a change, is measured from the first minute without them: a larger earlier control group would count as
   * its own.
   */
  #measuredFrom({ id, canary }: RegistryEntry, now: Date): string {
    const last = this.store.log().findLast(({ remote }) => remote === id);
    const changedAt = canary === null ? Date.parse(last?.at ?? '') : now.getTime();
    const countedUntil = changedAt + countedMs;
    const minute = Math.floor(now.getTime() / minuteMs) * minuteMs;
    return countedUntil > minute
      ? new Date(Math.ceil(countedUntil / minuteMs) * minuteMs).toISOString()
      : now.toISOString();
  }

  /** Makes the canary stable. */
  async promote(id: string, author: Author): Promise<void> {
    await this.#flip({ id, action: 'promote', author }, (registry) => promote(entryOf(registry, id)));
  }

  /** Ends the canary; the stable version remains. */
  async abort(id: string, author: Author): Promise<void> {
    const change: Partial<Flip> = {};
    await this.#flip({ id, action: 'abort', author, change }, (registry) => {
      const entry = entryOf(registry, id);
      change.from = canaryOf(entry).remote.version;
      return abort(entry);
    });
  }

  /**
   * Ends a canary that failed and records its version, which cannot be live again. Returns false if it ended before, or was
   * replaced: nothing changes, so that it can be repeated after a crash.
   */
  async takeBack(id: string, canary: Pick<Canary, 'remote' | 'since'>, evidence: CanaryEvidence, author: Author) {
    const { version } = canary.remote;
    let isDone = false;
    await this.store.change(author, (registry) => {
      const entry = registry.remotes.find((one) => one.id === id);
      const current = entry?.canary ?? null;
      if (entry === undefined || current?.remote.version !== version || current.since !== canary.since) {
        return { registry, flips: [] };
      }
      isDone = true;
      const failed = { version, at: new Date().toISOString(), why: author.why ?? '', evidence };
      const flip: Flip = { remote: id, action: 'abort', from: version, to: entry.stable.version, evidence };
      return { registry: withEntry(registry, takeBack(entry, failed)), flips: [flip] };
    });
    return isDone;
  }

  /** Switches a remote off: its addresses are answered with 503, and nothing else of it is on the site. */
  async switchOff(id: string, author: Author): Promise<void> {
    const { by } = author;
    await this.#flip({ id, action: 'off', author, change: { to: null } }, (registry) =>
      switchOff(entryOf(registry, id), { since: new Date().toISOString(), by, why: author.why ?? '' }),
    );
  }

  async switchOn(id: string, author: Author): Promise<void> {
    const flip = { id, action: 'on', author, change: { from: null } } as const;
    await this.#flip(flip, (registry) => switchOn(entryOf(registry, id)));
  }

  /** Removes a remote that no longer exists. */
  async remove(id: string, author: Author): Promise<void> {
    await this.store.change(author, (registry) => {
      const from = entryOf(registry, id).stable.version;
      return { registry: withoutEntry(registry, id), flips: [{ remote: id, action: 'remove', from, to: null }] };
    });
  }

  /** Problems of the registry as it is: rules that a deploy would apply, and files that were deleted or changed. */
  check(): string[] {
    const versions = versionsOf(this.store.read());
    return [
      ...inSet(setProblems(versions, this.#platform(null))),
      ...versions.flatMap((remote) => fileProblems(this.dist, remote)),
    ];
  }

  /** Is refused for problems that it would add; those that exist already do not prevent a rollback. */
  async #flip({ id, action, author, change = {} }: FlipOf, next: NextEntry): Promise<void> {
    if (needReason.has(action) && !author.why) throw new FlipError(`${action} needs a reason`);
    await this.store.change(author, (registry) => {
      this.store.requireUnchanged(id, author.revision);
      const before = registry.remotes.find((one) => one.id === id) ?? null;
      const entry = next(registry, before);
      const changed = withEntry(registry, entry);
      refuse(inSet(this.#newProblems(registry, changed)));
      const versions = { from: before?.stable.version ?? null, to: entry.stable.version };
      return { registry: changed, flips: [{ remote: id, action, ...versions, ...change }] };
    });
  }

  /** Rules that are violated after a change and were not before. */
  #newProblems(before: StoredRegistry, after: StoredRegistry): string[] {
    const platform = this.#platform(null);
    const known = new Set(setProblems(versionsOf(before), platform));
    return setProblems(versionsOf(after), platform).filter((problem) => !known.has(problem));
  }

  #withShell({ registry, flips }: Change, { version }: ShellManifest): Change {
    const from = readLiveShell(this.dist)?.version ?? null;
    return {
      registry,
      flips: [{ remote: 'shell', action: 'deploy', from, to: version }, ...flips],
      alongside: () => swapShell(this.dist),
    };
  }

  #read(versions: DeployRequest['versions']): RegisteredRemote[] {
    return Object.entries(versions).map(([id, version]) => readVersion(this.dist, id, version));
  }

  #verified(id: string, version: string): RegisteredRemote {
    const remote = readVersion(this.dist, id, version);
    refuse(fileProblems(this.dist, remote));
    return remote;
  }

  #fileProblems(remotes: readonly RegisteredRemote[], shell: ShellManifest | null): string[] {
    const files = remotes.flatMap((remote) => fileProblems(this.dist, remote));
    return shell === null ? files : [...shellProblems(this.dist, shell), ...files];
  }

  /** Version of platform that the next shell provides, else the live one. */
  #platform(next: ShellManifest | null): string {
    const shell = next ?? readLiveShell(this.dist);
    if (shell === null) throw new FlipError(`${this.dist} contains no shell: deploy it first`);
    return shell.platform;
  }
}

const inSet = (problems: readonly string[]) => problemsIn([{ code: 'TP-702', problems }]);

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new RefusedError(problems);
}
