import type { JobQuestionEntity } from './job-question.entity.ts';

export type JobQuestionRecord = Pick<JobQuestionEntity, 'id' | 'externalId' | 'question' | 'required'>;

export abstract class JobQuestionsRepository {
  /** In form order. */
  abstract ofJob(jobId: number): Promise<JobQuestionRecord[]>;
  /** The subset of these jobs that has a required question. */
  abstract jobsRequiringAnswers(jobIds: readonly number[]): Promise<ReadonlySet<number>>;
}
