export { ErasureJournal, latestOf, type Erasure } from './erasure-journal.port.ts';
export { ErasureJournalWriter } from './erasure-journal.task.ts';
export { ErasureReplays, type ReplayCounts } from './erasure-replays.service.ts';
export { createErasureJournal, ErasuresModule, ErasuresWorkerModule } from './erasures.module.ts';
export { ErasuresRepository } from './erasures.repository.ts';
