import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { SpooledBytes } from 'server-kit';
import { AppError } from '../app.errors.ts';

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** The pieces of a text, UTF-8 where they are bytes. */
type TextSource = AsyncIterable<string | Buffer> | Iterable<string | Buffer>;

/** Calls of zlib and of the file system cost more than copying: pieces are this large. */
const chunkSize = 64 * 1024;

/** The levels of answers that are compressed as they are sent (`prepare-app.ts`). */
const gzip = () => createGzip({ level: 4, chunkSize });
const brotli = () => createBrotliCompress({ chunkSize, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });

/** The body in one encoding. Each encoding has a strong entity tag of its own (RFC 9110 §8.8.3). */
export interface Representation {
  etag: string;
  /** Bytes. */
  size: number;
  stream: () => Readable;
}

/** A finished text, stored in every encoding: a reader costs no CPU time, however many there are. */
class PreparedBody {
  private constructor(
    private readonly hash: string,
    private readonly stored: Readonly<Record<Encoding, SpooledBytes>>,
  ) {}

  /** Reads the source once, one piece at a time. @throws what the source throws */
  static async write(source: TextSource): Promise<PreparedBody> {
    const hash = createHash('sha256');
    const stored = { br: new SpooledBytes(), gzip: new SpooledBytes(), identity: new SpooledBytes() };
    async function* hashed() {
      for await (const piece of source) {
        const bytes = typeof piece === 'string' ? Buffer.from(piece) : piece;
        hash.update(bytes);
        await stored.identity.append(bytes);
        yield bytes;
      }
    }
    try {
      await pipeline(hashed, gzip(), (bytes) => store(bytes, stored.gzip));
      await pipeline(stored.identity.stream(), brotli(), (bytes) => store(bytes, stored.br));
    } catch (error) {
      await Promise.all(Object.values(stored).map((bytes) => bytes.release()));
      throw error;
    }
    return new PreparedBody(hash.digest('base64url'), stored);
  }

  get bytesInMemory(): number {
    return Object.values(this.stored).reduce((sum, { bytesInMemory }) => sum + bytesInMemory, 0);
  }

  represent(encoding: Encoding): Representation {
    const stored = this.stored[encoding];
    const suffix = encoding === 'identity' ? '' : `-${encoding}`;
    return { etag: `"${this.hash}${suffix}"`, size: stored.size, stream: () => stored.stream() };
  }

  /** Readers that have begun end undisturbed. */
  async release(): Promise<void> {
    await Promise.all(Object.values(this.stored).map((bytes) => bytes.release()));
  }
}

async function store(bytes: AsyncIterable<Buffer>, into: SpooledBytes): Promise<void> {
  for await (const chunk of bytes) await into.append(chunk);
}

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
