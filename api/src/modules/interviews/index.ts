export { InterviewCancellation } from './interview-cancellation.service.ts';
export { CandidateMailsComposer, InterviewerMailsComposer } from './interview-mails.composer.ts';
export {
  InterviewsErasureModule,
  InterviewsModule,
  InterviewsStoreModule,
  InterviewsWorkerModule,
} from './interviews.module.ts';
export { InterviewsRepository, type NewInterview } from './interviews.repository.ts';
export { OwnInterviewsService } from './own-interviews.service.ts';
