import { join } from 'node:path';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FilesConfig } from '../../config/files.config.ts';
import { DiskFileStore } from './disk-file-store.client.ts';
import { FileStore } from './file-store.port.ts';
import { FileEntity } from './file.entity.ts';
import { FilesCleaner } from './files-cleaner.task.ts';
import { FilesRepository } from './files.repository.ts';
import { FilesService } from './files.service.ts';

/** The SDK is loaded only for a bucket, because it takes 20 MB and 80 ms. */
export async function createFileStore({ dir, bucket }: FilesConfig): Promise<FileStore> {
  if (bucket === null) return new DiskFileStore(join(dir, 'stored'));
  const { S3FileStore } = await import('./s3-file-store.client.ts');
  return new S3FileStore(bucket);
}

@Module({
  imports: [TypeOrmModule.forFeature([FileEntity])],
  providers: [
    FilesCleaner,
    FilesService,
    FilesRepository,
    { provide: FileStore, useFactory: createFileStore, inject: [FilesConfig] },
  ],
  exports: [FilesService],
})
export class FilesModule {}
