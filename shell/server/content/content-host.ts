import type { FastifyBaseLogger } from 'fastify';
import { loggedPath } from 'shared-contracts';
import type { SiteMetrics } from '../operations/site-metrics.ts';
import type { Timings } from '../timings.ts';
import type { Breaker } from './breaker.ts';
import { ContentProcess, type Outcome } from './content-process.ts';
import type { EntrySet, Rendered, RenderRequest, Warmth } from './content.types.ts';

export interface HostOptions {
  programFile: URL;
  timings: Timings;
  breaker: Breaker;
  log: FastifyBaseLogger;
  metrics: SiteMetrics;
  /** Called each time that a warmed process takes over. */
  onWarm: (warmth: Warmth) => void;
}

const longestPause = 30_000;
/** Attempts that `ready` waits for: the second one leaves out the entry that spoilt the first. */
const patientAttempts = 2;

/** Keeps one warmed process alive for one set of versions. Nothing that an entry does reaches the caller. */
export class ContentHost {
  readonly #set: EntrySet;
  readonly #options: HostOptions;
  readonly #integrity: ReadonlyMap<string, string>;
  #current: ContentProcess | null = null;
  #starting: ContentProcess | null = null;
  #pause: NodeJS.Timeout | undefined;
  #deaths = 0;
  /** Pages that were begun and may still ask for content. */
  #pages = 0;
  #isRetired = false;
  #closed = false;
  /** The first warm-up, or null when the entries cannot be run; the server starts either way. */
  readonly ready: Promise<Warmth | null>;

  constructor(set: EntrySet, options: HostOptions) {
    this.#set = set;
    this.#options = options;
    this.#integrity = new Map(set.entries.map(({ id, integrity }) => [id, integrity]));
    this.ready = this.#firstWarmth();
  }

  /** Key of an entry's content in the cache: which entry on which platform. */
  keyOf(id: string): string {
    return `${this.#integrity.get(id) ?? id} ${this.#set.platform.integrity}`;
  }

  isWarm(): boolean {
    return this.#current !== null;
  }

  /** Id of each entry, and whether it is not asked for a while. */
  entriesLeftAlone(): ReadonlyMap<string, boolean> {
    return new Map([...this.#integrity].map(([id, key]) => [id, this.#options.breaker.isOpen(key)]));
  }

  /** Null where the entry cannot be asked. Otherwise resolves with its content, or with null when it fails. */
  render(id: string, request: RenderRequest): Promise<Rendered | null> | null {
    const key = this.#integrity.get(id);
    if (this.#current === null || key === undefined || this.#options.breaker.isOpen(key)) return null;
    return this.#current.render(id, request).then((outcome) => this.#judge(id, key, request.path, outcome));
  }

  /** Notes how it went. Content that took too long still serves, since the next page may take it from the cache. */
  #judge(entry: string, key: string, path: string, outcome: Outcome): Rendered | null {
    const { breaker, log, metrics, timings } = this.#options;
    if (outcome.kind === 'content') metrics.rendered(entry, outcome.took);
    const content = outcome.kind === 'content' ? outcome.content : null;
    if (outcome.kind === 'content' && outcome.took <= timings.contentDeadline) {
      breaker.succeeded(key);
      return content;
    }
    const { reason, blame } = outcome.kind === 'content' ? { reason: 'slow', blame: true } : outcome;
    metrics.renderFailed(entry);
    log.warn({ entry, path: loggedPath(path), reason, blame }, 'page without content');
    const isLeftAlone = blame && breaker.failed(key);
    if (isLeftAlone) log.error({ entry }, 'entry is left alone for a while');
    return content;
  }

  /** Keeps the process for a page that may ask for content until it calls the result. */
  hold(): () => void {
    this.#pages += 1;
    return () => {
      this.#pages -= 1;
      if (this.#isRetired) this.#endIfUnused();
    };
  }

  /** Another host is live: the process ends once the pages that were begun with it are written. */
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

  async #firstWarmth(): Promise<Warmth | null> {
    for (let attempt = 0; attempt < patientAttempts; attempt += 1) {
      const warmth = await this.#start();
      if (warmth !== null) return warmth;
    }
    this.#restartLater();
    return null;
  }

  async #start(): Promise<Warmth | null> {
    const { programFile, timings, breaker, log } = this.#options;
    const skip = this.#set.entries.filter(({ integrity }) => breaker.isOpen(integrity)).map(({ id }) => id);
    const { contentKill: kill, contentWarmUp: warmUp } = timings;
    const started = new ContentProcess({ programFile, set: this.#set, skip, kill, warmUp, log });
    this.#starting = started;
    const warmth = await started.warm.catch(() => null);
    this.#starting = null;
    if (warmth === null) {
      this.#onEnd(await started.ended);
      return null;
    }
    for (const { id, reason } of warmth.failed) log.error({ entry: id, reason }, 'entry could not be loaded');
    this.#takeOver(started);
    this.#options.onWarm(warmth);
    return warmth;
  }

  #takeOver(started: ContentProcess): void {
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
    if (Date.now() - since > longestPause) this.#deaths = 0;
    this.#onEnd(end);
    this.#restartLater();
  }

  #onEnd({ guilty, reason }: { guilty: string | null; reason: string }): void {
    if (this.#closed) return;
    this.#options.log.error({ entry: guilty, reason }, 'content process ended');
    const key = guilty === null ? undefined : this.#integrity.get(guilty);
    if (key !== undefined) this.#options.breaker.trip(key);
  }

  /** At once after the first death, then ever slower: a process that keeps dying must not eat the machine. */
  #restartLater(): void {
    const pause = this.#deaths === 0 ? 0 : Math.min(longestPause, 100 * 2 ** this.#deaths);
    this.#deaths += 1;
    this.#pause = setTimeout(() => void this.#restart(), pause);
    this.#pause.unref();
  }

  async #restart(): Promise<void> {
    const warmth = await this.#start();
    if (warmth === null && !this.#closed) this.#restartLater();
  }
}
