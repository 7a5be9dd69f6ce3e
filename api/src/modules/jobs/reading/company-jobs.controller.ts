import { Controller, Param } from '@nestjs/common';
import { listCompanyJobs, toPageNumber, type CompanyJobsPage } from 'shared-contracts';
import { companyJobsSchema } from 'shared-contracts/schemas';
import { Public } from '../../../http/access.decorator.ts';
import { DocumentsErrors } from '../../../http/openapi/handler-docs.decorator.ts';
import { Route } from '../../../http/route.decorator.ts';
import { ValidatedQuery } from '../../../http/validated.pipe.ts';
import { Versioned } from '../../../http/etag.interceptor.ts';
import { CompanyJobsService } from './company-jobs.service.ts';
import { listCompanyJobsExample } from './company-jobs.examples.ts';

@Controller()
@Versioned()
export class CompanyJobsController {
  constructor(private readonly jobs: CompanyJobsService) {}

  @Route(listCompanyJobs, listCompanyJobsExample)
  @DocumentsErrors({ 404: ['company_not_found'] })
  @Public()
  list(
    @Param('companyId') idOrSlug: string,
    @ValidatedQuery(companyJobsSchema) { page }: { page?: string },
  ): Promise<CompanyJobsPage> {
    return this.jobs.list(idOrSlug, toPageNumber(page));
  }
}
