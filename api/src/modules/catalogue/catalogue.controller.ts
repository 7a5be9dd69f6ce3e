import { Controller, Param, StreamableFile } from '@nestjs/common';
import { getJob, listJobs, type Job } from 'shared-contracts';
import { Public } from '../../http/access.ts';
import { Route } from '../../http/route.ts';
import { Versioned } from '../../http/versioned.interceptor.ts';
import { CatalogueService } from './catalogue.service.ts';
import { getJobExample, listJobsExample } from './catalogue.examples.ts';

@Controller()
@Versioned()
export class CatalogueController {
  constructor(private readonly catalogue: CatalogueService) {}

  @Route(listJobs, listJobsExample)
  @Public()
  async list(): Promise<StreamableFile> {
    return new StreamableFile(await this.catalogue.listAll(), { type: 'application/json; charset=utf-8' });
  }

  @Route(getJob, getJobExample)
  @Public()
  get(@Param('id') idOrSlug: string): Promise<Job> {
    return this.catalogue.get(idOrSlug);
  }
}
