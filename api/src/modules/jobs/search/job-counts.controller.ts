import { Controller } from '@nestjs/common';
import {
  getJobPay,
  listJobCompanies,
  toJobFilter,
  type JobCompanies,
  type JobCountVariables,
  type JobPay,
} from 'shared-contracts';
import { jobCompaniesSchema, jobPaySchema } from 'shared-contracts/schemas';
import { type ExampleOf, Public, Route, ValidatedQuery, Versioned } from '../../../http/index.ts';
import { JobCounts } from './job-counts.service.ts';

const getJobPayExample: ExampleOf<typeof getJobPay> = {
  answer: {
    count: 34,
    columns: { step: 2800, first: 14_000, counts: [4, 12, 10, 6, 2], lowest: 14_000, highest: 26_600 },
  },
};

const listJobCompaniesExample: ExampleOf<typeof listJobCompanies> = {
  answer: { items: [{ value: '7', label: 'Vela Digital', count: 14 }], total: 1 },
};

@Controller()
@Versioned()
export class JobCountsController {
  constructor(private readonly counts: JobCounts) {}

  @Route(getJobPay, getJobPayExample)
  @Public()
  pay(@ValidatedQuery(jobPaySchema) query: JobCountVariables): Promise<JobPay> {
    return this.counts.pay(toJobFilter(query));
  }

  @Route(listJobCompanies, listJobCompaniesExample)
  @Public()
  companies(
    @ValidatedQuery(jobCompaniesSchema) { companyName = '', ...query }: JobCountVariables & { companyName?: string },
  ): Promise<JobCompanies> {
    return this.counts.companies(toJobFilter(query), companyName);
  }
}
