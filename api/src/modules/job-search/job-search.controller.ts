import { Controller } from '@nestjs/common';
import { searchJobs, toJobFilter, type JobSearchPage, type JobSearchVariables } from 'shared-contracts';
import { jobSearchSchema } from 'shared-contracts/schemas';
import { Public } from '../../http/access.ts';
import { Route } from '../../http/route.ts';
import { ValidatedQuery } from '../../http/validated-query.ts';
import { Versioned } from '../../http/versioned.interceptor.ts';
import { JobSearch } from '../search/index.ts';

@Controller()
@Versioned()
export class JobSearchController {
  constructor(private readonly jobs: JobSearch) {}

  @Route(searchJobs)
  @Public()
  search(@ValidatedQuery(jobSearchSchema) query: JobSearchVariables): Promise<JobSearchPage> {
    return this.jobs.search(toJobFilter(query));
  }
}
