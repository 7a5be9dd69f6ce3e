import { Injectable } from '@nestjs/common';
import {
  jobFeedHref,
  toJobFilter,
  type JobCard,
  type JobFeedVariables,
  type JobFilter,
  type JobSearchPage,
  type Language,
} from 'shared-contracts';
import { ServerConfig } from '../../config/server.config.ts';
import type { PreparedAnswer } from '../../http/index.ts';
import { JobSearch } from '../jobs/index.ts';
import { writeJobFeed } from './job-feed.response.ts';

/** Search pages per feed: its 50 newest jobs. */
const feedPages = 5;

@Injectable()
export class FeedsService {
  constructor(
    private readonly search: JobSearch,
    private readonly server: ServerConfig,
  ) {}

  /** RSS of a search. Unknown values are not an error and give an empty feed. */
  jobs({ lng, ...query }: JobFeedVariables): PreparedAnswer {
    const filter: JobFilter = { ...toJobFilter(query), page: 1, sort: 'date' };
    const language = lng === 'en' ? 'en' : 'pt';
    return {
      key: jobFeedHref(filter, language),
      contentType: 'application/rss+xml; charset=utf-8',
      write: async () => [await this.writeJobs(filter, language)],
    };
  }

  private async writeJobs(filter: JobFilter, language: Language): Promise<string> {
    const found = await this.search.search(filter);
    const jobs = await this.newest(filter, found);
    return writeJobFeed({ filter, found, jobs, language, publicUrl: this.server.publicUrl });
  }

  /** A job posted between two page reads moves another job to the next page, so duplicates are removed. */
  private async newest(filter: JobFilter, first: JobSearchPage): Promise<JobCard[]> {
    const count = Math.min(first.totalPages, feedPages);
    const numbers = Array.from({ length: Math.max(0, count - 1) }, (_, index) => index + 2);
    const others = await Promise.all(numbers.map((page) => this.search.search({ ...filter, page })));
    const jobs = [first, ...others].flatMap(({ items }) => items);
    return [...new Map(jobs.map((job) => [job.id, job])).values()];
  }
}
