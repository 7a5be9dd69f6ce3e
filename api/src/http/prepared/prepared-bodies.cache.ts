import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import { SingleFlight, SpooledBytes, valueInTime } from 'server-kit';
import { AppError } from '../app.errors.ts';

const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** The chunks of a text. Bytes are UTF-8. */
type TextSource = AsyncIterable<string | Buffer> | Iterable<string | Buffer>;

/** Chunks are merged to this size, because each call of zlib or the file system costs more than copying. */
const chunkSize = 64 * 1024;

/** Compression levels, equal to those of dynamically compressed responses (`prepare-app.service.ts`). */
const gzip = () => createGzip({ level: 4, chunkSize });
const brotli = () => createBrotliCompress({ chunkSize, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } });

/** The body in one encoding. Each encoding has a strong entity tag of its own (RFC 9110 §8.8.3). */
export interface Representation {
  etag: string;
  /** Bytes. */
  size: number;
  stream: () => Readable;
}

/** A text, stored in every encoding, so that serving it takes no CPU time for compression. */
class PreparedBody {
  private constructor(
    private readonly hash: string,
    private readonly stored: Readonly<Record<Encoding, SpooledBytes>>,
  ) {}

  /**
   * Reads the source once, chunk by chunk.
   * @throws the source's errors
   */
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

  /** Active readers are not interrupted. */
  async release(): Promise<void> {
    await Promise.all(Object.values(this.stored).map((bytes) => bytes.release()));
  }
}

async function store(bytes: AsyncIterable<Buffer>, into: SpooledBytes): Promise<void> {
  for await (const chunk of bytes) await into.append(chunk);
}

export interface PreparedSource {
  /** Unique key of the text. */
  key: string;
  /** Rejects if the text does not exist. */
  write: () => TextSource | Promise<TextSource>;
  /** When the text changes without a new data version; null: never. Without this function, after a minute. */
  nextChange?: () => Promise<Date | null>;
}

export interface PreparedVersion {
  version: string;
  body: PreparedBody;
}

interface Entry extends PreparedVersion {
  /** An entry of an older data version is outdated, and so is one after this time. Milliseconds, as `Date.now()`. */
  expiresAt: number;
  /** When the entry was last current. */
  confirmedAt: number;
}

const minute = 60_000;

/** Limits of the lifetime of a text within one data version. */
const lifetimes = { shortest: minute, longest: 60 * minute };

/** Callers wait this long for the text of a new data version, and then get the previous one. Milliseconds. */
const staleAfterMs = 300;

/** The previous text is sent only if it was current this recently. Milliseconds. */
const staleMs = minute;

/** Texts of up to 256 KB (compressed) are kept in memory and count towards `bytesInMemory`. Longer ones are stored in files. */
const limits = { entries: 200, bytesInMemory: 32 * 1024 * 1024 };

/**
 * Caches texts that are equal for all callers, built once per data version. Concurrent callers share one build, which is not restarted
 * when the data version changes.
 */
@Injectable()
export class PreparedBodies implements OnApplicationShutdown {
  private readonly log = new Logger(PreparedBodies.name);
  private readonly builds = new SingleFlight<Entry>();
  private readonly entries = new LRUCache<string, Entry>({
    max: limits.entries,
    maxSize: limits.bytesInMemory,
    // At least 1, because the cache rejects entries of size 0.
    sizeCalculation: ({ body }) => body.bytesInMemory + 1,
    dispose: ({ body }) => void body.release(),
  });

  /**
   * The text of `version`, or the previous one if it was current within a minute and the build takes long.
   * @throws the source's errors
   */
  async get(source: PreparedSource, version: string): Promise<PreparedVersion> {
    const now = Date.now();
    const entry = this.entries.get(source.key);
    if (entry?.version === version && now < entry.expiresAt) {
      entry.confirmedAt = now;
      return entry;
    }
    const next = this.builds.run(source.key, () => this.build(source, version));
    if (entry === undefined || now - entry.confirmedAt > staleMs) return next;
    return (await valueInTime(next, staleAfterMs, null)) ?? this.newest(source, entry);
  }

  onApplicationShutdown(): void {
    this.entries.clear();
  }

  /** The entry may have been replaced, and its file closed, during the wait. */
  private newest({ key }: PreparedSource, entry: Entry): PreparedVersion {
    return this.entries.get(key) ?? entry;
  }

  private async build(source: PreparedSource, version: string): Promise<Entry> {
    try {
      return await this.write(source, version);
    } catch (error) {
      this.report(source, error);
      throw error;
    }
  }

  private async write(source: PreparedSource, version: string): Promise<Entry> {
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

  /** An `AppError` is an expected response and is not logged. */
  private report({ key }: PreparedSource, error: unknown): void {
    if (error instanceof AppError) return;
    this.log.warn(`${key} could not be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}
