export { InterviewCancellation } from './interview-cancellation.ts';
export {
  InterviewsErasureModule,
  InterviewsModule,
  InterviewsStoreModule,
  InterviewsWorkerModule,
} from './interviews.module.ts';
export { InterviewsRepository, type NewInterview } from './interviews.repository.ts';
