import { join } from 'node:path';
import type { FilesConfig } from '../../config/files.config.ts';
import { DiskFileStore } from './disk-file-store.ts';
import type { FileStore } from './file-store.ts';

/** The SDK is loaded only for a bucket, because it takes 20 MB and 80 ms. */
export async function createFileStore({ dir, bucket }: FilesConfig): Promise<FileStore> {
  if (bucket === null) return new DiskFileStore(join(dir, 'stored'));
  const { S3FileStore } = await import('./s3-file-store.ts');
  return new S3FileStore(bucket);
}
