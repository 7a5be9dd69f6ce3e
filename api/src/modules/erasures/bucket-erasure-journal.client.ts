import { GetObjectCommand, paginateListObjectsV2, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import type { OnApplicationShutdown } from '@nestjs/common';
import {
  ErasureJournal,
  formatJournalEntry,
  journalEntryName,
  parseJournalEntry,
  type Erasure,
} from './erasure-journal.port.ts';

const prefix = 'erasures/';
/** Timeout of one bucket request, in milliseconds. */
const timeoutMs = 10_000;

/** One object `erasures/<name>` for each call of `append`. */
export class BucketErasureJournal extends ErasureJournal implements OnApplicationShutdown {
  /**
   * @param client Is destroyed on shutdown.
   * @param bucket Bucket of the journal: that of the files, or a separate one.
   */
  constructor(
    private readonly client: S3Client,
    private readonly bucket: string,
  ) {
    super();
  }

  async append(erasures: readonly Erasure[]): Promise<void> {
    const object = { Bucket: this.bucket, Key: prefix + journalEntryName(), Body: formatJournalEntry(erasures) };
    const put = new PutObjectCommand({ ...object, ContentType: 'application/jsonl' });
    await this.client.send(put, { abortSignal: AbortSignal.timeout(timeoutMs) });
  }

  async read(): Promise<Erasure[]> {
    const erasures: Erasure[] = [];
    for await (const page of paginateListObjectsV2({ client: this.client }, { Bucket: this.bucket, Prefix: prefix })) {
      for (const { Key } of page.Contents ?? []) erasures.push(...(await this.readOne(Key!)));
    }
    return erasures;
  }

  onApplicationShutdown(): void {
    this.client.destroy();
  }

  private async readOne(key: string): Promise<Erasure[]> {
    const get = new GetObjectCommand({ Bucket: this.bucket, Key: key });
    const { Body } = await this.client.send(get, { abortSignal: AbortSignal.timeout(timeoutMs) });
    return parseJournalEntry((await Body?.transformToString()) ?? '');
  }
}
