import { join } from 'node:path';
import type { S3Client } from '@aws-sdk/client-s3';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FilesConfig, type BucketConfig } from '../../config/files.config.ts';
import { DiskFileStore } from './disk-file-store.client.ts';
import { FileStore } from './file-store.port.ts';
import { FilesCleaner } from './files-cleaner.task.ts';
import { FileEntity, FilesRepository } from './files.repository.ts';
import { FilesService } from './files.service.ts';

/** The SDK takes 20 MB and 80 ms, so it is loaded only for a bucket. */
export async function createFileStore({ dir, bucket }: FilesConfig): Promise<FileStore> {
  if (bucket === null) return new DiskFileStore(join(dir, 'stored'));
  const { S3FileStore } = await import('./s3-file-store.client.ts');
  return new S3FileStore(bucket);
}

/** Loads the SDK. The caller destroys the client. */
export async function openS3Client(bucket: BucketConfig): Promise<S3Client> {
  const { createS3Client } = await import('./s3-file-store.client.ts');
  return createS3Client(bucket);
}

@Module({
  imports: [TypeOrmModule.forFeature([FileEntity])],
  providers: [
    FilesCleaner,
    FilesService,
    FilesRepository,
    { provide: FileStore, useFactory: createFileStore, inject: [FilesConfig] },
  ],
  exports: [FilesService, FileStore],
})
export class FilesModule {}
