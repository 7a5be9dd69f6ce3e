import type { CanaryEvidence, RegisteredRemote } from 'shared-contracts';
import { setProblems } from '../rules/remote-problems.ts';
import {
  abort,
  canaryOf,
  entryOf,
  FlipError,
  makeStable,
  promote,
  rollback,
  rollbackTarget,
  startCanary,
  switchOff,
  switchOn,
  takeBack,
  withEntry,
  withoutEntry,
} from '../store/flips.ts';
import type { Author, Flip, RegistryStore } from '../store/registry-store.ts';
import { versionsOf, type Canary, type RegistryEntry, type StoredRegistry } from '../store/stored-registry.ts';
import { inSet, refuse } from './refused.ts';
import { platformOf } from './shell-swap.ts';
import { fileProblems, readVersion } from './version-files.ts';

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

/** Changes of one remote's entry in the registry of a site. Each either passes all checks or changes nothing. */
export class SiteFlips {
  readonly #dist: string;
  readonly #store: RegistryStore;

  constructor(dist: string, store: RegistryStore) {
    this.#dist = dist;
    this.#store = store;
  }

  /** Makes one version stable. */
  async use(id: string, version: string, author: Author): Promise<void> {
    verified(this.#dist, id, version);
    // The version may have been deleted since it was verified, until a flip names it.
    await this.#flip({ id, action: 'use', author }, (_, entry) =>
      makeStable(entry, readVersion(this.#dist, id, version)),
    );
  }

  /** Makes the version stable that was before. */
  async rollback(id: string, author: Author): Promise<void> {
    await this.#flip({ id, action: 'rollback', author }, (registry) => {
      const entry = entryOf(registry, id);
      return rollback(entry, verified(this.#dist, id, rollbackTarget(entry)));
    });
  }

  /** Assigns a share of the visitors to another version. */
  async canary(id: string, version: string, share: CanaryShare, author: Author): Promise<void> {
    verified(this.#dist, id, version);
    const flip = { id, action: 'canary', author, change: { to: version, share } } as const;
    await this.#flip(flip, (registry) => {
      const entry = entryOf(registry, id);
      const remote = readVersion(this.#dist, id, version);
      return startCanary(entry, { remote, ...share, since: this.#measuredFrom(entry, new Date()) });
    });
  }

  /**
   * Reports of browsers are counted by minute, and those of an earlier canary for some seconds after its end. A canary that replaces
   * another one, or follows a change, is measured from the first minute without them: a larger earlier control group would count as
   * its own.
   */
  #measuredFrom({ id, canary }: RegistryEntry, now: Date): string {
    const last = this.#store.log().findLast(({ remote }) => remote === id);
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
    await this.#store.change(author, (registry) => {
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
    await this.#store.change(author, (registry) => {
      const from = entryOf(registry, id).stable.version;
      return { registry: withoutEntry(registry, id), flips: [{ remote: id, action: 'remove', from, to: null }] };
    });
  }

  /** Is refused for problems that it would add; those that exist already do not prevent a rollback. */
  async #flip({ id, action, author, change = {} }: FlipOf, next: NextEntry): Promise<void> {
    if (needReason.has(action) && !author.why) throw new FlipError(`${action} needs a reason`);
    await this.#store.change(author, (registry) => {
      this.#store.requireUnchanged(id, author.revision);
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
    const platform = platformOf(this.#dist, null);
    const known = new Set(setProblems(versionsOf(before), platform));
    return setProblems(versionsOf(after), platform).filter((problem) => !known.has(problem));
  }
}

/** @throws RefusedError for files that do not match their hashes */
function verified(dist: string, id: string, version: string): RegisteredRemote {
  const remote = readVersion(dist, id, version);
  refuse(fileProblems(dist, remote));
  return remote;
}
