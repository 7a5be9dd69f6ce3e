export { InterviewCancellation } from './interview-cancellation.service.ts';
export {
  InterviewsErasureModule,
  InterviewsModule,
  InterviewsStoreModule,
  InterviewsWorkerModule,
} from './interviews.module.ts';
export { InterviewsRepository, type NewInterview } from './interviews.repository.ts';
