import type { JobQuestionEntity } from './entities/job-question.entity.ts';

export type JobQuestionRecord = Pick<JobQuestionEntity, 'id' | 'externalId' | 'question' | 'required'>;

export abstract class JobQuestionsRepository {
  /** In the order of the form. */
  abstract ofJob(jobId: number): Promise<JobQuestionRecord[]>;
  /** Of these jobs, those with a required question. */
  abstract jobsRequiringAnswers(jobIds: readonly number[]): Promise<ReadonlySet<number>>;
}
