import { Injectable } from '@nestjs/common';
import {
  limits,
  pageWindow,
  type CompanyJobsFilter,
  type CompanyJobsPage,
  type Job,
  type JobCard,
  type JobQuestion,
  type ListedJob,
} from 'shared-contracts';
import { AppError, findNamed, inSlices, type PreparedAnswer } from '../../../http/index.ts';
import { CompaniesService } from '../../companies/index.ts';
import { countMatches } from './company-jobs.policy.ts';
import { PayRanges } from '../pay/pay-ranges.service.ts';
import { JobQuestionsRepository } from './job-questions.repository.ts';
import { isClosed, toJobCardResponse, toJobResponse, toListedJobResponse } from './job.response.ts';
import type { JobRecord } from './job.sql.ts';
import { PublicJobsRepository } from './public-jobs.repository.ts';

export class JobNotFoundError extends AppError {
  override readonly name = 'JobNotFoundError';

  /** `id`: id or slug from the request. */
  constructor(id: number | string) {
    super(404, 'job_not_found', `Job with ID ${id} not found`);
  }
}

export class JobClosedError extends AppError {
  override readonly name = 'JobClosedError';

  constructor() {
    super(410, 'job_closed', 'This job no longer accepts applications.');
  }
}

/** Jobs in memory at the same time. */
const batchSize = 100;

interface JobListSource {
  /** Jobs with these ids. */
  read: (ids: readonly number[]) => Promise<JobRecord[]>;
  toListed: (job: JobRecord) => ListedJob;
}

/**
 * A JSON list of the jobs. Each batch uses a database connection only for its statement, and serialization yields
 * between slices so that other requests are served.
 */
async function* writeJobList(ids: readonly number[], { read, toListed }: JobListSource): AsyncGenerator<string> {
  let separator = '[';
  for (let start = 0; start < ids.length; start += batchSize) {
    const jobs = await read(ids.slice(start, start + batchSize));
    for await (const texts of inSlices(jobs, (job) => JSON.stringify(toListed(job)))) {
      yield separator + texts.join(',');
      separator = ',';
    }
  }
  yield separator === '[' ? '[]' : ']';
}

@Injectable()
export class PublicJobsService {
  constructor(
    private readonly jobs: PublicJobsRepository,
    private readonly jobQuestions: JobQuestionsRepository,
    private readonly companies: CompaniesService,
    private readonly payRanges: PayRanges,
  ) {}

  /** All open jobs with their texts and companies as a JSON list: featured first, then the newest. */
  publicList(): PreparedAnswer {
    return {
      key: 'jobs',
      contentType: 'application/json; charset=utf-8',
      nextChange: () => this.jobs.nextExpiry(),
      write: async () => {
        const now = new Date();
        const [ids, companies] = await Promise.all([this.jobs.openJobIds(), this.companies.hiringSummaries()]);
        return writeJobList(ids, {
          read: (batch) => this.jobs.findAll(batch),
          toListed: (job) => toListedJobResponse(job, companies.get(job.companyId) ?? null, now),
        });
      },
    };
  }

  /** Includes closed jobs. @throws JobNotFoundError */
  async get(idOrSlug: string): Promise<Job> {
    const now = new Date();
    const job = await this.require(idOrSlug);
    const [company, related, payRange] = await Promise.all([
      this.companies.summary(job.companyId),
      this.jobs.findRelated(job, limits.relatedJobs),
      isClosed(job, now) ? null : this.payRanges.ofJob(job),
    ]);
    return toJobResponse(job, { company, related, payRange }, now);
  }

  /** Id of a job in any state. @throws JobNotFoundError */
  async requireJobId(idOrSlug: string): Promise<number> {
    return (await this.require(idOrSlug)).id;
  }

  /** Id of a job that accepts applications. @throws JobNotFoundError, JobClosedError */
  async requireOpenJobId(idOrSlug: string): Promise<number> {
    const job = await this.require(idOrSlug);
    if (isClosed(job, new Date())) throw new JobClosedError();
    return job.id;
  }

  /** Cards in the order of `ids`, evaluated at `now`. Unknown ids are omitted. */
  async cards(ids: readonly number[], now: Date): Promise<JobCard[]> {
    const cards = await this.jobs.findCards(ids);
    return cards.map((card) => toJobCardResponse(card, now));
  }

  /** The questions that an application must answer. @throws JobNotFoundError, JobClosedError */
  async questions(idOrSlug: string): Promise<JobQuestion[]> {
    const questions = await this.jobQuestions.ofJob(await this.requireOpenJobId(idOrSlug));
    return questions.map(({ id, question, required }) => ({ id, question, required }));
  }

  /** One page of a company's open jobs that match, newest first, with the counts of all. @throws CompanyNotFoundError */
  async companyJobs(idOrSlug: string, filter: CompanyJobsFilter): Promise<CompanyJobsPage> {
    const now = new Date();
    const companyId = await this.companies.requireId(idOrSlug);
    const counts = countMatches(await this.jobs.countOpenOfCompany(companyId, now), filter);
    const limit = limits.companyJobsPageSize;
    const { page, totalPages, offset } = pageWindow(filter.page, counts.total, limit);
    const ids = await this.jobs.findOpenIdsOfCompany(companyId, now, { filter, offset, limit });
    return { items: await this.cards(ids, now), page, totalPages, ...counts, now: now.toISOString() };
  }

  private async require(idOrSlug: string): Promise<JobRecord> {
    const job = await this.find(idOrSlug);
    if (job === null) throw new JobNotFoundError(idOrSlug);
    return job;
  }

  private find(idOrSlug: string): Promise<JobRecord | null> {
    return findNamed(idOrSlug, (reference) => this.jobs.find(reference));
  }
}
