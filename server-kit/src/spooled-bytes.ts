import { randomUUID } from 'node:crypto';
import { open, unlink, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pLimit from 'p-limit';
import pThrottle from 'p-throttle';

/** Bytes that are stored in memory; a longer body is written to a temporary file. */
const defaultMemoryLimit = 256 * 1024;

const readSize = 64 * 1024;

/**
 * Blocks that are read at the same time, for all readers together. Each is passed on when it arrives, so this bounds the work of one turn
 * of the event loop, whatever the number of readers.
 */
const concurrentReads = pLimit(4);

/**
 * The rate of all readers of a process together: 16 blocks in 8 ms, 131 MB (about 1 Gbit) a second. The system takes several megabytes for
 * a connection whose client does not read; at full speed, a thousand of them keep both this process and the system busy for seconds.
 */
const paced = pThrottle({ limit: 16, interval: 8 });
const blockReads = paced((read: () => Promise<void>) => concurrentReads(read));

/**
 * Bytes that are written once and then read by any number of readers at the same time. All readers share one file descriptor. The
 * file is unlinked when it is opened, so the system frees it when it is closed or the process ends.
 */
export class SpooledBytes {
  size = 0;
  private chunks: Buffer[] = [];
  private file: FileHandle | null = null;
  private readers = 0;
  private isReleased = false;

  constructor(private readonly memoryLimit = defaultMemoryLimit) {}

  get bytesInMemory(): number {
    return this.file === null ? this.size : 0;
  }

  /** Not to be called concurrently, nor after `stream`. */
  async append(chunk: Buffer): Promise<void> {
    this.size += chunk.length;
    this.chunks.push(chunk);
    if (this.file === null && this.size <= this.memoryLimit) return;
    this.file ??= await openUnlinked();
    const pending = Buffer.concat(this.chunks);
    this.chunks = [];
    await this.file.writeFile(pending);
  }

  /** A new reader from the first byte. Buffers at most one block, regardless of the consumer's speed. */
  stream(): Readable {
    if (this.isReleased) throw new Error('The bytes have been released.');
    const { file } = this;
    if (file === null) return Readable.from(this.chunks, { objectMode: false });
    this.readers += 1;
    return new FileReader(file, this.size, () => {
      this.readers -= 1;
      void this.closeUnused();
    });
  }

  /** Frees the bytes, those in a file once the last reader has ended. */
  async release(): Promise<void> {
    this.isReleased = true;
    await this.closeUnused();
  }

  private async closeUnused(): Promise<void> {
    const { file } = this;
    if (file === null || !this.isReleased || this.readers > 0) return;
    this.file = null;
    await file.close();
  }
}

async function openUnlinked(): Promise<FileHandle> {
  const path = join(tmpdir(), `trampolim-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  await unlink(path);
  return file;
}

class FileReader extends Readable {
  private position = 0;

  constructor(
    private readonly file: FileHandle,
    private readonly size: number,
    private readonly onClosed: () => void,
  ) {
    super({ highWaterMark: readSize });
  }

  override _read(): void {
    const length = Math.min(readSize, this.size - this.position);
    if (length === 0) {
      this.push(null);
      return;
    }
    void blockReads(() => this.readBlock(length));
  }

  private async readBlock(length: number): Promise<void> {
    if (this.destroyed) return;
    try {
      const { bytesRead, buffer } = await this.file.read(Buffer.allocUnsafe(length), 0, length, this.position);
      this.position += bytesRead;
      this.push(buffer.subarray(0, bytesRead));
    } catch (error) {
      this.destroy(error as Error);
    }
  }

  override _destroy(error: Error | null, callback: (error: Error | null) => void): void {
    this.onClosed();
    callback(error);
  }
}
