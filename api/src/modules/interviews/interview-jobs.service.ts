import { Injectable } from '@nestjs/common';
import type { JobCard } from 'shared-contracts';
import { PublicJobsService } from '../jobs/index.ts';
import type { InterviewEntity } from './interview.entity.ts';
import { InterviewNotFoundError } from './interviews.errors.ts';

/** The job of an interview, as shown in lists, calendars and mails. */
export type InterviewJob = Pick<JobCard, 'slug' | 'title' | 'companyId' | 'companyName' | 'companySlug'>;

export interface JobInterview {
  interview: InterviewEntity;
  job: InterviewJob;
}

/** Joins interviews with their jobs, including closed ones. */
@Injectable()
export class InterviewJobs {
  constructor(private readonly jobs: PublicJobsService) {}

  /** @throws InterviewNotFoundError if the job does not exist */
  async of(jobId: number): Promise<InterviewJob> {
    const [job] = await this.jobs.cards([jobId], new Date());
    if (job === undefined) throw new InterviewNotFoundError();
    return job;
  }

  async join(interviews: readonly InterviewEntity[]): Promise<JobInterview[]> {
    const ids = [...new Set(interviews.map(({ jobId }) => jobId))];
    const cards = await this.jobs.cards(ids, new Date());
    const byId = new Map(cards.map((card) => [card.id, card]));
    return interviews.flatMap((interview) => {
      const job = byId.get(interview.jobId);
      return job === undefined ? [] : [{ interview, job }];
    });
  }
}
