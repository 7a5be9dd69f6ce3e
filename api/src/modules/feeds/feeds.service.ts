import { Injectable } from '@nestjs/common';
import { toJobFilter, type JobCard, type JobFeedVariables, type JobFilter, type JobSearchPage } from 'shared-contracts';
import { ServerConfig } from '../../config/server.config.ts';
import { JobSearch } from '../search/index.ts';
import { writeJobFeed } from './job-feed.ts';

/** Pages of the search that make a feed: its 50 newest jobs. */
const feedPages = 5;

@Injectable()
export class FeedsService {
  constructor(
    private readonly search: JobSearch,
    private readonly server: ServerConfig,
  ) {}

  /** RSS of a search. Fails as little as the search does: what nobody knows is a feed without jobs. */
  async jobs({ lng, ...query }: JobFeedVariables): Promise<string> {
    const filter: JobFilter = { ...toJobFilter(query), sort: 'date' };
    const found = await this.search.search(filter);
    return writeJobFeed({
      filter,
      found,
      jobs: await this.newest(filter, found),
      language: lng === 'en' ? 'en' : 'pt',
      publicUrl: this.server.publicUrl,
    });
  }

  /** A job that comes in between two pages pushes another into the next: each is told once. */
  private async newest(filter: JobFilter, first: JobSearchPage): Promise<JobCard[]> {
    const count = Math.min(first.totalPages, feedPages);
    const numbers = Array.from({ length: Math.max(0, count - 1) }, (_, index) => index + 2);
    const others = await Promise.all(numbers.map((page) => this.search.search({ ...filter, page })));
    const jobs = [first, ...others].flatMap(({ items }) => items);
    return [...new Map(jobs.map((job) => [job.id, job])).values()];
  }
}
