import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import type { OnApplicationShutdown } from '@nestjs/common';
import { handleWhen, retry } from 'cockatiel';
import type { BucketConfig } from '../../config/files.config.ts';
import { FileNotFoundError, FileStore, FileStoreUnavailableError, type FileMeta } from './file-store.port.ts';

/**
 * Milliseconds. A client that reads a file slowly pauses the connection: an open response is closed after this time
 * without data.
 */
const requestHandler = { connectionTimeout: 3_000, socketTimeout: 60_000 };

/** Failures are thrown and logged by the caller; without this the SDK would also write to the console. */
const ignoreLog = () => {};
const logger = { trace: ignoreLog, debug: ignoreLog, info: ignoreLog, warn: ignoreLog, error: ignoreLog };

/** The caller destroys it. */
export function createS3Client({
  endpoint,
  region,
  forcePathStyle,
  accessKeyId,
  secretAccessKey,
}: BucketConfig): S3Client {
  return new S3Client({
    ...(endpoint === null ? {} : { endpoint }),
    region,
    forcePathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Older S3-compatible stores reject the SDK's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler,
    logger,
  });
}

const checkMs = 250;

/** Aborts if the work makes no progress for `stallMs`. Call `clear` when the work is done. */
export class StallSignal {
  readonly signal: AbortSignal;
  /** Increases with the work; by default the work reports no progress. */
  progress: () => number = () => 0;
  private readonly stalled = new AbortController();
  private readonly timer: NodeJS.Timeout;
  private lastProgress = 0;
  private progressAt = performance.now();

  /** @param also Another signal that aborts the work. */
  constructor(
    private readonly stallMs: number,
    also?: AbortSignal,
  ) {
    this.signal = also === undefined ? this.stalled.signal : AbortSignal.any([this.stalled.signal, also]);
    this.timer = setInterval(() => this.check(), checkMs);
  }

  clear(): void {
    clearInterval(this.timer);
  }

  private check(): void {
    const progress = this.progress();
    if (progress !== this.lastProgress) this.progressAt = performance.now();
    this.lastProgress = progress;
    if (performance.now() - this.progressAt > this.stallMs) {
      this.stalled.abort(new Error(`No progress for ${this.stallMs} ms`));
    }
  }
}

/**
 * Milliseconds without progress, including retries, after which a call is aborted, so that its request gets a response within 5 s.
 */
const stallMs = 3_000;

/** Stores files in a bucket of Amazon S3 or an S3-compatible store. */
export class S3FileStore extends FileStore implements OnApplicationShutdown {
  private readonly client: S3Client;

  constructor(private readonly config: BucketConfig) {
    super();
    this.client = createS3Client(config);
  }

  async put(id: string, path: string, meta: FileMeta): Promise<void> {
    await withinStallLimit(async (stall) => {
      const isRetried = (error: Error) => isTransient(error) && !stall.signal.aborted;
      // The SDK retries only requests without a stream body.
      await retry(handleWhen(isRetried), { maxAttempts: 1 }).execute(() => this.send(id, path, meta, stall));
    });
  }

  /** Copies within the bucket, without a download. */
  async copy(from: string, to: string): Promise<void> {
    const { Bucket, Key } = this.key(from);
    const copy = new CopyObjectCommand({ ...this.key(to), CopySource: `${Bucket}/${Key}` });
    await withinStallLimit(({ signal }) => this.client.send(copy, { abortSignal: signal }).catch(throwMissing));
  }

  async read(id: string): Promise<Readable> {
    const get = new GetObjectCommand(this.key(id));
    const { Body } = await withinStallLimit(({ signal }) =>
      this.client.send(get, { abortSignal: signal }).catch(throwMissing),
    );
    if (!(Body instanceof Readable)) throw new Error(`The bucket returned ${id} without a body`);
    return Body;
  }

  /** S3 also succeeds for a missing object. */
  async delete(id: string, signal?: AbortSignal): Promise<void> {
    const deletion = new DeleteObjectCommand(this.key(id));
    await withinStallLimit((stall) => this.client.send(deletion, { abortSignal: stall.signal }), signal);
  }

  /** Checks that the bucket exists and is accessible. Writes nothing, since a bucket may keep every version. */
  async check(signal: AbortSignal): Promise<void> {
    await this.client.send(new HeadBucketCommand({ Bucket: this.config.bucket }), { abortSignal: signal });
  }

  /** Not at `onModuleDestroy`: requests in flight still finish after that. */
  onApplicationShutdown(): void {
    this.client.destroy();
  }

  private async send(id: string, path: string, { size, contentType }: FileMeta, stall: StallSignal): Promise<void> {
    const Body = (await open(path)).createReadStream();
    const unreadable = new AbortController();
    // The SDK would wait for the rest of a failed body.
    Body.on('error', (error) => unreadable.abort(error));
    // The file is read at the speed of the connection.
    stall.progress = () => Body.bytesRead;
    const put = new PutObjectCommand({ ...this.key(id), Body, ContentLength: size, ContentType: contentType });
    try {
      await this.client.send(put, { abortSignal: AbortSignal.any([unreadable.signal, stall.signal]) });
    } finally {
      Body.destroy();
    }
  }

  private key(id: string) {
    return { Bucket: this.config.bucket, Key: id };
  }
}

/**
 * @param signal Aborts the call, with the SDK's own error.
 * @throws FileStoreUnavailableError if the bucket does not respond or fails
 */
async function withinStallLimit<Result>(
  call: (stall: StallSignal) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  const stall = new StallSignal(stallMs, signal);
  try {
    return await call(stall);
  } catch (error) {
    const isKnown = error instanceof FileNotFoundError || signal?.aborted;
    throw isKnown || !isTransient(error) ? error : new FileStoreUnavailableError({ cause: error });
  } finally {
    stall.clear();
  }
}

/** The SDK has an error class only for reads. */
function throwMissing(error: unknown): never {
  const isMissing = error instanceof S3ServiceException && error.name === 'NoSuchKey';
  throw isMissing ? new FileNotFoundError() : error;
}

/** Whether the bucket, rather than the request, caused the failure. */
function isTransient(error: unknown): boolean {
  // The local file cannot be read.
  if (typeof error === 'object' && error !== null && 'path' in error) return false;
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  return status === undefined || status >= 500;
}
