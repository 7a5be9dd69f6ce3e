import { Controller, Param } from '@nestjs/common';
import {
  getJob,
  getJobQuestions,
  listCompanyJobs,
  listJobs,
  toPageNumber,
  type CompanyJobsPage,
  type Job,
  type JobQuestion,
} from 'shared-contracts';
import { companyJobsSchema } from 'shared-contracts/schemas';
import {
  DocumentsErrors,
  Prepared,
  type PreparedAnswer,
  Public,
  Route,
  ValidatedQuery,
  Versioned,
} from '../../../http/index.ts';
import {
  getJobExample,
  getJobQuestionsExample,
  listCompanyJobsExample,
  listJobsExample,
} from './catalogue.examples.ts';
import { CatalogueService } from './catalogue.service.ts';
import { JobsService } from './jobs.service.ts';

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

  @Route(listCompanyJobs, listCompanyJobsExample)
  @DocumentsErrors({ 404: ['company_not_found'] })
  @Public()
  @Versioned()
  listOfCompany(
    @Param('companyId') idOrSlug: string,
    @ValidatedQuery(companyJobsSchema) { page }: { page?: string },
  ): Promise<CompanyJobsPage> {
    return this.catalogue.companyJobs(idOrSlug, toPageNumber(page));
  }
}

@Controller()
export class JobsController {
  constructor(private readonly jobs: JobsService) {}

  @Route(getJobQuestions, getJobQuestionsExample)
  @DocumentsErrors({ 404: ['job_not_found'], 410: ['job_closed'] })
  @Public()
  questions(@Param('id') idOrSlug: string): Promise<JobQuestion[]> {
    return this.jobs.questions(idOrSlug);
  }
}
