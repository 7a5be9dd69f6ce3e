import { Module } from '@nestjs/common';
import { FilesConfig } from '../../config/files.config.ts';
import { createErasureJournal } from './create-erasure-journal.ts';
import { ErasureJournal } from './erasure-journal.ts';
import { ErasureJournalWriter } from './erasure-journal-writer.ts';
import { ErasureNotes } from './erasure-notes.ts';
import { ErasureReplays } from './erasure-replays.ts';
import { PendingErasuresRepository } from './pending-erasures.repository.ts';

/** Notes and repeats erasures, for the domains that erase. */
@Module({
  providers: [ErasureNotes, ErasureReplays, PendingErasuresRepository],
  exports: [ErasureNotes, ErasureReplays, PendingErasuresRepository],
})
export class ErasuresModule {}

/** Writes the journal, for the worker. */
@Module({
  imports: [ErasuresModule],
  providers: [
    ErasureJournalWriter,
    { provide: ErasureJournal, useFactory: createErasureJournal, inject: [FilesConfig] },
  ],
})
export class ErasuresWorkerModule {}
