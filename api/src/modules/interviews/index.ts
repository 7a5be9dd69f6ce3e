export { InterviewsErasureModule, InterviewsModule, InterviewsWorkerModule } from './interviews.module.ts';
export { InterviewsRepository, type NewInterview } from './interviews.repository.ts';
