import type { FilesConfig } from '../../config/files.config.ts';
import { DiskErasureJournal } from './disk-erasure-journal.ts';
import type { ErasureJournal } from './erasure-journal.ts';

/** Uses a bucket if the files are in one, otherwise a folder. The SDK is loaded only for a bucket. */
export async function createErasureJournal({ bucket, erasures }: FilesConfig): Promise<ErasureJournal> {
  if (bucket === null) return new DiskErasureJournal(erasures.dir);
  const { BucketErasureJournal } = await import('./bucket-erasure-journal.ts');
  return new BucketErasureJournal(bucket, erasures.bucket ?? bucket.bucket);
}
