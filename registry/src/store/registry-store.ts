import { randomUUID } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lock } from 'proper-lockfile';
import { appendToLog, appliedFlips, lastRevision, readLog, type LoggedFlip } from './audit-log.ts';
import { registryOf, toStoredRegistry, type StoredRegistry } from './stored-registry.ts';

/** Who changes the registry, and why. */
export interface Author {
  by: string;
  why: string | null;
  /** Revision of the registry that the author has read: a remote that was changed since is not changed. Default: any. */
  revision?: number | undefined;
}

/** The remote was changed since the author has read the registry; nothing has changed. */
export class RegistryChangedError extends Error {
  override name = 'RegistryChangedError';
}

export type Flip = Omit<LoggedFlip, 'at' | 'by' | 'why' | 'revision'>;

/** The result of a change: the registry and its flips. Without flips nothing is written. */
export interface Change {
  registry: StoredRegistry;
  flips: readonly Flip[];
  /** A change of files that takes effect with the registry. Returns how to end it or to undo it. */
  alongside?: () => { finish(): void; undo(): void };
}

/** Milliseconds after which the lock of a process that has ended is taken over. */
const staleAfter = 5_000;
/** About a minute, with pauses that spread processes that wait at the same time. */
const retries = { retries: 300, minTimeout: 20, maxTimeout: 250, factor: 1.3, randomize: true };

/**
 * Milliseconds for which another machine may see the file before a change: network file systems cache attributes and names, by
 * default for one to three seconds.
 */
const visibleAfter = 3_000;
const visibleCheck = 100;

/** `registry.json` and its audit log `registry-log.jsonl`, for several processes. */
export class RegistryStore {
  readonly file: string;
  readonly logFile: string;

  constructor(file: string) {
    this.file = file;
    this.logFile = path.join(path.dirname(file), 'registry-log.jsonl');
  }

  /** Throws if the file is no registry. A missing file is an empty registry. */
  read(): StoredRegistry {
    if (!existsSync(this.file)) return registryOf([]);
    // Without an encoding, which Node reads by a function that aborts the process if the file cannot be closed: network file
    // systems report that of a file that another machine replaces.
    return toStoredRegistry(JSON.parse(readFileSync(this.file).toString()));
  }

  /** Flips that took effect, the oldest first. */
  log(): LoggedFlip[] {
    return appliedFlips(readLog(this.logFile), this.read().revision);
  }

  /** @throws RegistryChangedError if a remote was changed after the revision. Without one any state is accepted. */
  requireUnchanged(id: string, revision: number | undefined): void {
    if (revision === undefined) return;
    const last = Math.max(0, ...this.log().flatMap((flip) => (flip.remote === id ? [flip.revision] : [])));
    if (last > revision) throw new RegistryChangedError(`${id} was changed by revision ${last}, not ${revision}`);
  }

  /**
   * Changes the registry. `plan` gets the current state; no other process changes it at the same time. If it throws, nothing
   * changes.
   */
  change(author: Author, plan: (registry: StoredRegistry) => Change): Promise<StoredRegistry> {
    return this.locked((before) => {
      const change = plan(before);
      return change.flips.length === 0 ? before : this.#write(author, change, before.revision);
    });
  }

  /** Calls `work` while no other process changes the registry, adds versions or deletes them. */
  async locked<Result>(work: (registry: StoredRegistry) => Result): Promise<Result> {
    mkdirSync(path.dirname(this.file), { recursive: true });
    let lost: Error | null = null;
    const onCompromised = (error: Error) => void (lost = error);
    const release = await lock(this.file, { realpath: false, stale: staleAfter, retries, onCompromised });
    try {
      return work(await this.#readCurrent());
    } finally {
      // A lock that another process has taken over cannot be released.
      if (lost === null) await release().catch(() => {});
    }
  }

  /**
   * A log that is ahead is either of a process that ended between its two writes, or of one on another machine whose registry is
   * not visible here yet.
   */
  async #readCurrent(): Promise<StoredRegistry> {
    for (let waited = 0; ; waited += visibleCheck) {
      const registry = this.read();
      if (waited >= visibleAfter || lastRevision(readLog(this.logFile)) <= registry.revision) return registry;
      await wait(visibleCheck);
    }
  }

  /**
   * The log is written first: after a crash between the two writes it contains a revision that the registry does not have, which
   * the next change records as not applied.
   */
  #write({ by, why }: Author, { registry, flips, alongside }: Change, before: number): StoredRegistry {
    const last = lastRevision(readLog(this.logFile));
    const revision = Math.max(before, last) + 1;
    const at = new Date().toISOString();
    if (last > before) appendToLog(this.logFile, [notApplied(last, at, by)]);
    appendToLog(
      this.logFile,
      flips.map((flip) => ({ at, ...flip, by, why, revision })),
    );
    const next = { ...registry, revision };
    const files = alongside?.();
    try {
      this.#swap(next, before);
    } catch (error) {
      files?.undo();
      throw error;
    }
    files?.finish();
    return next;
  }

  /** Compares the revision once more: a process that was suspended for long has lost its lock. */
  #swap(registry: StoredRegistry, before: number): void {
    // Processes of several containers may have the same pid.
    const draft = `${this.file}.${randomUUID()}.tmp`;
    writeFileSync(draft, `${JSON.stringify(registry, null, 2)}\n`, { flush: true });
    if (this.read().revision !== before) throw new Error('Another process has changed the registry; try again');
    renameSync(draft, this.file);
    syncFolder(path.dirname(this.file));
  }
}

const notApplied = (revision: number, at: string, by: string): LoggedFlip => ({
  at,
  remote: '*',
  action: 'not-applied',
  from: null,
  to: null,
  by,
  why: 'The process ended before it wrote the registry',
  revision,
});

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
