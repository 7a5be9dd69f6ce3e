import type { FastifyBaseLogger } from 'fastify';
import { loggedPath } from 'shared-contracts';
import type { SiteMetrics } from '../operations/site-metrics.ts';
import type { Timings } from '../timings.ts';
import type { Breaker } from './breaker.ts';
import { ContentProcess, type Outcome, type ProcessEnd } from './content-process.ts';
import type { EntrySet, Rendered, RenderRequest, WarmUpResult } from './content.types.ts';

export interface HostOptions {
  programFile: URL;
  timings: Timings;
  breaker: Breaker;
  log: FastifyBaseLogger;
  metrics: SiteMetrics;
  /** Called each time a warmed process becomes the current one. */
  onWarm: (warmUpResult: WarmUpResult) => void;
}

const longestPause = 30_000;
/** Warm-up attempts that `ready` waits for: the second one skips the entry that failed the first. */
const warmUpAttempts = 2;

/**
 * Runs one warmed process for one set of versions and restarts it when it ends. Failures of entries do not reach the
 * caller.
 */
export class ContentHost {
  readonly #set: EntrySet;
  readonly #options: HostOptions;
  readonly #integrity: ReadonlyMap<string, string>;
  #current: ContentProcess | null = null;
  #starting: ContentProcess | null = null;
  #pause: NodeJS.Timeout | undefined;
  /** Ends of the process, one soon after the other, that no entry caused. */
  #crashes = 0;
  /** Pages in progress that may still request content. */
  #pages = 0;
  #isRetired = false;
  #closed = false;
  /** The first warm-up, or null when the entries cannot be run; the server starts either way. */
  readonly ready: Promise<WarmUpResult | null>;

  constructor(set: EntrySet, options: HostOptions) {
    this.#set = set;
    this.#options = options;
    this.#integrity = new Map(set.entries.map(({ id, integrity }) => [id, integrity]));
    this.ready = this.#firstWarmUp();
  }

  /** Key of an entry's content in the cache: which entry on which platform. */
  keyOf(id: string): string {
    return `${this.#integrity.get(id) ?? id} ${this.#set.platform.integrity}`;
  }

  isWarm(): boolean {
    return this.#current !== null;
  }

  entries(): readonly string[] {
    return [...this.#integrity.keys()];
  }

  /** Whether the entry's circuit breaker is open: it is not rendered for now. */
  isSuspended(id: string): boolean {
    const key = this.#integrity.get(id);
    return key !== undefined && this.#options.breaker.isOpen(key);
  }

  /** Null when the entry cannot be rendered. Otherwise resolves with its content, or with null when it fails. */
  render(id: string, request: RenderRequest): Promise<Rendered | null> | null {
    const key = this.#integrity.get(id);
    if (this.#current === null || key === undefined || this.#options.breaker.isOpen(key)) return null;
    return this.#current.render(id, request).then((outcome) => this.#record(id, key, request.path, outcome));
  }

  /** Records the outcome. Late content is returned too, because the next page may take it from the cache. */
  #record(entry: string, key: string, path: string, outcome: Outcome): Rendered | null {
    const { breaker, log, metrics, timings } = this.#options;
    if (outcome.kind === 'content') metrics.rendered(entry, outcome.took);
    const content = outcome.kind === 'content' ? outcome.content : null;
    if (outcome.kind === 'content' && outcome.took <= timings.contentDeadline) {
      breaker.succeeded(key);
      return content;
    }
    const { reason, isEntryFault } = outcome.kind === 'content' ? { reason: 'slow', isEntryFault: true } : outcome;
    metrics.renderFailed(entry);
    log.warn({ entry, path: loggedPath(path), reason, isEntryFault }, 'page rendered without content');
    const isOpened = isEntryFault && breaker.failed(key);
    if (isOpened) log.error({ entry }, 'circuit breaker opened for entry');
    return content;
  }

  /** Retains the process for a page that may request content. The page calls the result to release it. */
  retain(): () => void {
    this.#pages += 1;
    return () => {
      this.#pages -= 1;
      if (this.#isRetired) this.#endIfUnused();
    };
  }

  /** Another host is live: the process ends once all pages that use it are written. */
  retire(): void {
    this.#isRetired = true;
    this.#endIfUnused();
  }

  #endIfUnused(): void {
    if (this.#pages > 0) return;
    this.#closed = true;
    clearTimeout(this.#pause);
    this.#current?.retire();
    this.#starting?.terminate();
  }

  async #firstWarmUp(): Promise<WarmUpResult | null> {
    for (let attempt = 0; attempt < warmUpAttempts; attempt += 1) {
      const warmUpResult = await this.#start();
      if (warmUpResult !== null) return warmUpResult;
    }
    this.#restartLater();
    return null;
  }

  async #start(): Promise<WarmUpResult | null> {
    const { programFile, timings, breaker, log } = this.#options;
    const skip = this.#set.entries.filter(({ integrity }) => breaker.isOpen(integrity)).map(({ id }) => id);
    const { contentKill: kill, contentWarmUp: warmUp } = timings;
    const started = new ContentProcess({ programFile, set: this.#set, skip, kill, warmUp, log });
    this.#starting = started;
    const warmUpResult = await started.warm.catch(() => null);
    this.#starting = null;
    if (warmUpResult === null) {
      this.#onEnd(await started.ended, false);
      return null;
    }
    for (const { id, reason } of warmUpResult.failed) log.error({ entry: id, reason }, 'entry could not be loaded');
    this.#setCurrent(started);
    this.#options.onWarm(warmUpResult);
    return warmUpResult;
  }

  #setCurrent(started: ContentProcess): void {
    if (this.#closed) {
      started.retire();
      return;
    }
    this.#current = started;
    void this.#replaceWhenEnded(started);
  }

  async #replaceWhenEnded(started: ContentProcess): Promise<void> {
    const since = Date.now();
    const end = await started.ended;
    if (this.#current === started) this.#current = null;
    if (this.#closed) return;
    if (Date.now() - since > longestPause) this.#crashes = 0;
    this.#onEnd(end, true);
    this.#restartLater();
  }

  /**
   * Every page contains the shell's parts, so memory that other entries retain is most often exhausted by its code: an end of a warm
   * process counts as one of its failures and does not suspend it at once.
   */
  #onEnd({ crashedEntry, reason }: ProcessEnd, wasWarm: boolean): void {
    if (this.#closed) return;
    this.#options.log.error({ entry: crashedEntry, reason }, 'content process ended');
    const key = crashedEntry === null ? undefined : this.#integrity.get(crashedEntry);
    const isSuspended = key !== undefined && !(wasWarm && crashedEntry === 'shell');
    if (isSuspended) {
      this.#options.breaker.crashed(key);
      return;
    }
    this.#crashes += 1;
    if (key !== undefined) this.#options.breaker.failed(key);
  }

  /**
   * Restarts immediately without the entry that ended the process. Without such an entry, restarts immediately after the first
   * crash, then with exponential backoff, so that a process that keeps crashing does not exhaust the machine. Custom implementation: cockatiel's backoff belongs to the retries of one call, and cannot be reset
   * by a process that runs long enough.
   */
  #restartLater(): void {
    const pause = this.#crashes <= 1 ? 0 : Math.min(longestPause, 100 * 2 ** (this.#crashes - 1));
    this.#pause = setTimeout(() => void this.#restart(), pause);
    this.#pause.unref();
  }

  async #restart(): Promise<void> {
    const warmUpResult = await this.#start();
    if (warmUpResult === null && !this.#closed) this.#restartLater();
  }
}
