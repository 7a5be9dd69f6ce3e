import { Controller, Header } from '@nestjs/common';
import { searchJobs, toJobFilter, type JobSearchPage, type JobSearchVariables } from 'shared-contracts';
import { jobSearchSchema } from 'shared-contracts/schemas';
import { exampleJob, type ExampleOf, Public, Route, ValidatedQuery, Versioned } from '../../../http/index.ts';
import { JobSearch } from './job-search.service.ts';

const searchJobsExample: ExampleOf<typeof searchJobs> = {
  answer: {
    items: [exampleJob],
    page: 1,
    pageSize: 10,
    totalPages: 1,
    total: 1,
    totalIsExact: true,
    facets: {
      category: [{ value: 'tecnologia', label: 'Tecnologia', count: 1 }],
      location: [{ value: 'Porto', label: 'Porto', count: 1 }],
      type: [{ value: 'full-time', label: 'Full-time', count: 1 }],
      experienceLevel: [{ value: 'mid', label: 'Mid Level', count: 1 }],
      postedWithin: [{ value: '1w', label: '1w', count: 1 }],
      remote: [{ value: 'true', label: 'true', count: 0 }],
    },
    category: { slug: 'tecnologia', name: 'Tecnologia' },
    company: null,
    correction: { asked: 'programadra', used: 'programadora' },
    relaxation: null,
    now: '2026-03-09T10:00:00.000Z',
  },
};

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
