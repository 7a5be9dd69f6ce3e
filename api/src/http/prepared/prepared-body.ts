import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { SpooledBytes } from 'server-kit';

export const encodings = ['br', 'gzip', 'identity'] as const;
export type Encoding = (typeof encodings)[number];

/** The pieces of a text, UTF-8 where they are bytes. */
export type TextSource = AsyncIterable<string | Buffer> | Iterable<string | Buffer>;

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
export class PreparedBody {
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
