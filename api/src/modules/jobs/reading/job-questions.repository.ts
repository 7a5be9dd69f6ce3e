import { Injectable } from '@nestjs/common';
import { CatalogueReads, readRows } from '../../../database/replicas/reads.provider.ts';

/** A question that applications to the job must answer. */
export interface JobQuestionRecord {
  id: number;
  /** Its id at the source, unique within the job. */
  externalId: string;
  question: string;
  required: boolean;
}

const questionsOfJob = `
  select id, external_id as "externalId", question, required from job_questions where job_id = $1 order by position, id`;

const jobsWithRequired = 'select distinct job_id as id from job_questions where job_id = any ($1) and required';

@Injectable()
export class JobQuestionsRepository {
  constructor(private readonly reads: CatalogueReads) {}

  /** The questions of a job in any state, in form order. */
  ofJob(jobId: number): Promise<JobQuestionRecord[]> {
    return readRows<JobQuestionRecord>(this.reads, questionsOfJob, [jobId]);
  }

  /** The subset of these jobs that has a required question. */
  async jobsRequiringAnswers(jobIds: readonly number[]): Promise<ReadonlySet<number>> {
    const jobs = await readRows<{ id: number }>(this.reads, jobsWithRequired, [jobIds]);
    return new Set(jobs.map(({ id }) => id));
  }
}
