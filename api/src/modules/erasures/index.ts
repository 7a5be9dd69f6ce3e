export { createErasureJournal } from './create-erasure-journal.ts';
export { latestOf, type Erasure } from './erasure.ts';
export { ErasureJournal } from './erasure-journal.ts';
export { ErasureJournalWriter } from './erasure-journal-writer.ts';
export { ErasureNotes } from './erasure-notes.ts';
export { ErasureReplays, type ReplayCounts } from './erasure-replays.ts';
export { PendingErasuresRepository } from './pending-erasures.repository.ts';
export { ErasuresModule, ErasuresWorkerModule } from './erasures.module.ts';
