export { SavedJobsModule } from './saved-jobs.module.ts';
export { SavedJobsRepository } from './saved-jobs.repository.ts';
