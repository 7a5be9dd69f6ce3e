import { Controller, Header } from '@nestjs/common';
import { searchJobs, toJobFilter, type JobSearchPage, type JobSearchVariables } from 'shared-contracts';
import { jobSearchSchema } from 'shared-contracts/schemas';
import { Public, Route, ValidatedQuery, Versioned } from '../../../http/index.ts';
import { searchJobsExample } from './job-search.examples.ts';
import { JobSearch } from './job-search.service.ts';

@Controller()
@Versioned()
export class JobSearchController {
  /** A cached page is serialised to JSON only once. */
  private readonly written = new WeakMap<JobSearchPage, string>();

  constructor(private readonly jobs: JobSearch) {}

  @Route(searchJobs, searchJobsExample)
  @Public()
  @Header('content-type', 'application/json; charset=utf-8')
  async search(@ValidatedQuery(jobSearchSchema) query: JobSearchVariables): Promise<string> {
    const page = await this.jobs.search(toJobFilter(query));
    const written = this.written.get(page) ?? JSON.stringify(page);
    this.written.set(page, written);
    return written;
  }
}
