import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { AppError } from '../app-error.ts';
import { PreparedBody, type TextSource } from './prepared-body.ts';

export interface PreparedSource {
  /** Distinguishes this text from every other one. */
  key: string;
  /** Rejects where there is no such text. */
  write: () => TextSource | Promise<TextSource>;
  /** When the text changes next although the data version does not; null where it never does. Assumed after a minute otherwise. */
  nextChange?: () => Promise<Date | null>;
}

export interface PreparedVersion {
  version: string;
  body: PreparedBody;
}

interface Entry extends PreparedVersion {
  /** A build that is no longer the newest data version is outdated; so is one older than this. Milliseconds, as `Date.now()`. */
  expiresAt: number;
  /** When the entry was current last. */
  confirmedAt: number;
}

const minute = 60_000;

/** How long a text may differ from what the clock makes of it, and how rarely one is written that the clock does not change. */
const lifetimes = { shortest: minute, longest: 60 * minute };

/** Callers wait this long for the text of a new data version before they get the previous one. Milliseconds. */
const patienceMs = 300;

/** The previous text is sent only if it was current within this time. Milliseconds. */
const staleMs = minute;

/** Texts up to 256 KB compressed are in memory and count towards `bytesInMemory`; longer ones are in files. */
const limits = { entries: 200, bytesInMemory: 32 * 1024 * 1024 };

/**
 * Texts that are the same for every caller, written once for each data version. Callers that come while a text is being written
 * wait for it; a running build is never started again, whatever the data version becomes.
 */
@Injectable()
export class PreparedBodies implements OnApplicationShutdown {
  private readonly log = new Logger(PreparedBodies.name);
  private readonly builds = new Map<string, Promise<Entry>>();
  private readonly entries = new LRUCache<string, Entry>({
    max: limits.entries,
    maxSize: limits.bytesInMemory,
    // One at least: the cache takes no entry without a size.
    sizeCalculation: ({ body }) => body.bytesInMemory + 1,
    dispose: ({ body }) => void body.release(),
  });

  /**
   * The text of `version`, or of the previous one where that was current a minute ago and writing takes long.
   * @throws what the source throws
   */
  async get(source: PreparedSource, version: string): Promise<PreparedVersion> {
    const now = Date.now();
    const entry = this.entries.get(source.key);
    if (entry?.version === version && now < entry.expiresAt) {
      entry.confirmedAt = now;
      return entry;
    }
    const next = this.joinBuild(source, version);
    if (entry === undefined || now - entry.confirmedAt > staleMs) return next;
    const timer = new AbortController();
    try {
      return await Promise.race([
        next,
        delay(patienceMs, undefined, { signal: timer.signal }).then(() => this.newest(source, entry)),
      ]);
    } finally {
      timer.abort();
    }
  }

  onApplicationShutdown(): void {
    this.entries.clear();
  }

  /** The entry may have been replaced, and its file closed, while the caller waited. */
  private newest({ key }: PreparedSource, entry: Entry): PreparedVersion {
    return this.entries.get(key) ?? entry;
  }

  private joinBuild(source: PreparedSource, version: string): Promise<Entry> {
    const running = this.builds.get(source.key);
    if (running !== undefined) return running;
    const build = this.build(source, version).finally(() => this.builds.delete(source.key));
    this.builds.set(source.key, build);
    build.catch((error: unknown) => this.report(source, error));
    return build;
  }

  private async build(source: PreparedSource, version: string): Promise<Entry> {
    const began = Date.now();
    const nextChange = source.nextChange === undefined ? new Date(began) : await source.nextChange();
    const body = await PreparedBody.write(await source.write());
    const { shortest, longest } = lifetimes;
    const lifetime = nextChange === null ? longest : nextChange.getTime() - began;
    const expiresAt = began + Math.min(longest, Math.max(shortest, lifetime));
    const entry = { version, body, expiresAt, confirmedAt: began };
    this.entries.set(source.key, entry);
    return entry;
  }

  /** An `AppError` is an answer, not a fault. */
  private report({ key }: PreparedSource, error: unknown): void {
    if (error instanceof AppError) return;
    this.log.warn(`${key} could not be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}
