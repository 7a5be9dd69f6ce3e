import { Injectable } from '@nestjs/common';
import { emptyJobFilter, limits, type HomeJob, type HomeJobs, type JobCard } from 'shared-contracts';
import { toJobSummary } from '../reading/job.response.ts';
import { JobSearch } from './job-search.service.ts';

/** Without the fields that the page does not show: its document contains all jobs of the response. */
export function toHomeJob(card: JobCard): HomeJob {
  const { location, postedAt, snippet } = card;
  return { ...toJobSummary(card), location, postedAt, snippet };
}

/** The jobs of the home page: pages of the search, which caches its responses. */
@Injectable()
export class HomeJobsService {
  constructor(private readonly search: JobSearch) {}

  async list(): Promise<HomeJobs> {
    // The order by relevance starts with the featured jobs.
    const { items, total, now } = await this.search.search(emptyJobFilter);
    const featured = items.filter((job) => job.isFeatured).slice(0, limits.homeJobsListed);
    const places = limits.homeJobsListed + (featured.length > 0 ? 0 : limits.homeJobs);
    const recent = await this.newest(places);
    return { featured: featured.map(toHomeJob), recent: recent.map(toHomeJob), total, now };
  }

  /** The newest jobs that are not featured, from this page of the newest on. */
  private async newest(count: number, number = 1): Promise<JobCard[]> {
    const page = await this.search.search({ ...emptyJobFilter, sort: 'date', page: number });
    const found = page.items.filter((job) => !job.isFeatured);
    if (found.length >= count || number >= page.totalPages) return found.slice(0, count);
    return [...found, ...(await this.newest(count - found.length, number + 1))];
  }
}
