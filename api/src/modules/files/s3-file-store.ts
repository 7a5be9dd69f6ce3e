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
import type { BucketConfig } from '../../config/files.config.ts';
import { FileStore, type FileMeta } from './file-store.ts';
import { FileNotFoundError } from './files.errors.ts';

/** Milliseconds. A deletion holds a row's lock meanwhile: all tries together stay below PostgreSQL's 60 s for idle ones. */
const requestHandler = { connectionTimeout: 3_000, requestTimeout: 15_000, throwOnRequestTimeout: true };

/** Failures are thrown and logged by who asked; without this the SDK would also write to the console. */
const silence = () => {};
const logger = { trace: silence, debug: silence, info: silence, warn: silence, error: silence };

/** Objects of a bucket, in Amazon's S3 or in any store that speaks like it. */
export class S3FileStore extends FileStore implements OnApplicationShutdown {
  private readonly client: S3Client;

  constructor(private readonly config: BucketConfig) {
    super();
    const { endpoint, region, forcePathStyle, accessKeyId, secretAccessKey } = config;
    this.client = new S3Client({
      ...(endpoint === null ? {} : { endpoint }),
      region,
      forcePathStyle,
      credentials: { accessKeyId, secretAccessKey },
      // The SDK's newer checksums are refused by stores that are older than they are.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler,
      logger,
    });
  }

  async put(id: string, path: string, meta: FileMeta): Promise<void> {
    try {
      await this.send(id, path, meta);
    } catch (error) {
      if (!isPassing(error)) throw error;
      await this.send(id, path, meta);
    }
  }

  /** Within the bucket: no byte comes here. */
  async copy(from: string, to: string): Promise<void> {
    const { Bucket, Key } = this.key(from);
    const copy = new CopyObjectCommand({ ...this.key(to), CopySource: `${Bucket}/${Key}` });
    await this.client.send(copy).catch(throwMissing);
  }

  async read(id: string): Promise<Readable> {
    const { Body } = await this.client.send(new GetObjectCommand(this.key(id))).catch(throwMissing);
    if (!(Body instanceof Readable)) throw new Error(`The bucket answers ${id} without bytes`);
    return Body;
  }

  /** S3 itself answers as if it had been there. */
  async delete(id: string, signal?: AbortSignal): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.key(id)), signal && { abortSignal: signal });
  }

  /** Reachable, there, and ours: nothing is written, since a bucket may keep every version. */
  async check(signal: AbortSignal): Promise<void> {
    await this.client.send(new HeadBucketCommand({ Bucket: this.config.bucket }), { abortSignal: signal });
  }

  /** Not at `onModuleDestroy`: requests in flight still finish after that. */
  onApplicationShutdown(): void {
    this.client.destroy();
  }

  private async send(id: string, path: string, { size, contentType }: FileMeta): Promise<void> {
    const Body = (await open(path)).createReadStream();
    const unreadable = new AbortController();
    // The SDK would wait for the rest of a body that fails.
    Body.on('error', (error) => unreadable.abort(error));
    const put = new PutObjectCommand({ ...this.key(id), Body, ContentLength: size, ContentType: contentType });
    try {
      await this.client.send(put, { abortSignal: unreadable.signal });
    } finally {
      Body.destroy();
    }
  }

  private key(id: string) {
    return { Bucket: this.config.bucket, Key: id };
  }
}

/** Only reading has a class of its own for it. */
function throwMissing(error: unknown): never {
  const isMissing = error instanceof S3ServiceException && error.name === 'NoSuchKey';
  throw isMissing ? new FileNotFoundError() : error;
}

/** The SDK repeats whatever has no stream for a body, so that a put needs this second try of its own. */
function isPassing(error: unknown): boolean {
  const status = error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;
  return status === undefined || status >= 500;
}
