export { InterviewsModule, InterviewsWorkerModule } from './interviews.module.ts';
export { InterviewsRepository, type InterviewDetails, type NewInterview } from './interviews.repository.ts';
export { InterviewsService, type InterviewPlan } from './interviews.service.ts';
