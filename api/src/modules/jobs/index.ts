export { JobsModule } from './jobs.module.ts';
export { JobsService } from './jobs.service.ts';
export type { JobQuestionRecord } from './job-questions.repository.ts';
