import { Controller, Param } from '@nestjs/common';
import { getJob, listJobs, type Job } from 'shared-contracts';
import { Public } from '../../../http/access.decorator.ts';
import { DocumentsErrors } from '../../../http/openapi/handler-docs.decorator.ts';
import { Prepared, type PreparedAnswer } from '../../../http/prepared/index.ts';
import { Route } from '../../../http/route.decorator.ts';
import { Versioned } from '../../../http/etag.interceptor.ts';
import { CatalogueService } from './catalogue.service.ts';
import { getJobExample, listJobsExample } from './catalogue.examples.ts';

@Controller()
export class CatalogueController {
  constructor(private readonly catalogue: CatalogueService) {}

  @Route(listJobs, listJobsExample)
  @Public()
  @Prepared()
  list(): PreparedAnswer {
    return this.catalogue.publicList();
  }

  @Route(getJob, getJobExample)
  @DocumentsErrors({ 404: ['job_not_found'] })
  @Public()
  @Versioned()
  get(@Param('id') idOrSlug: string): Promise<Job> {
    return this.catalogue.get(idOrSlug);
  }
}
