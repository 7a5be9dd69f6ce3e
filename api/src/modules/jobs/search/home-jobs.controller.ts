import { Controller } from '@nestjs/common';
import { listHomeJobs, type HomeJobs } from 'shared-contracts';
import { exampleJob, type ExampleOf, Public, Route, Versioned } from '../../../http/index.ts';
import { HomeJobsService, toHomeJob } from './home-jobs.service.ts';

const listHomeJobsExample: ExampleOf<typeof listHomeJobs> = {
  answer: { featured: [], recent: [toHomeJob(exampleJob)], total: 1, now: '2026-03-09T10:00:00.000Z' },
};

@Controller()
@Versioned()
export class HomeJobsController {
  constructor(private readonly jobs: HomeJobsService) {}

  @Route(listHomeJobs, listHomeJobsExample)
  @Public()
  list(): Promise<HomeJobs> {
    return this.jobs.list();
  }
}
