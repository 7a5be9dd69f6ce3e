import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FilesConfig } from '../../config/files.config.ts';
import { openS3Client } from '../files/index.ts';
import { RetentionModule } from '../retention/index.ts';
import { DiskErasureJournal } from './disk-erasure-journal.client.ts';
import { ErasureJournal } from './erasure-journal.port.ts';
import { ErasureJournalWriter } from './erasure-journal.task.ts';
import { ErasureReplays } from './erasure-replays.service.ts';
import { ErasureEntity, ErasuresRepository } from './erasures.repository.ts';
import { ErasuresRetention } from './erasures.retention.ts';

/** Uses a bucket if the files are in one, otherwise a folder. The SDK is loaded only for a bucket. */
export async function createErasureJournal({ bucket, erasures }: FilesConfig): Promise<ErasureJournal> {
  if (bucket === null) return new DiskErasureJournal(erasures.dir);
  const { BucketErasureJournal } = await import('./bucket-erasure-journal.client.ts');
  return new BucketErasureJournal(await openS3Client(bucket), erasures.bucket ?? bucket.bucket);
}

/** Stores and repeats erasures, for the domains that erase. */
@Module({
  imports: [TypeOrmModule.forFeature([ErasureEntity])],
  providers: [ErasureReplays, ErasuresRepository],
  exports: [ErasureReplays, ErasuresRepository],
})
export class ErasuresModule {}

/** Writes the journal and completes interrupted restores, for the worker. */
@Module({
  imports: [ErasuresModule, RetentionModule],
  providers: [
    ErasureJournalWriter,
    ErasuresRetention,
    { provide: ErasureJournal, useFactory: createErasureJournal, inject: [FilesConfig] },
  ],
})
export class ErasuresWorkerModule {}
