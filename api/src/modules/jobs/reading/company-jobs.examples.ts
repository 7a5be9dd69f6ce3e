import type { listCompanyJobs } from 'shared-contracts';
import type { ExampleOf } from '../../../http/openapi/handler-docs.decorator.ts';
import { exampleJob } from '../../../http/openapi/shared.examples.ts';

export const listCompanyJobsExample: ExampleOf<typeof listCompanyJobs> = {
  variables: { companyId: 'vela-digital' },
  answer: { items: [exampleJob], page: 1, totalPages: 1, total: 1, now: '2026-03-09T10:00:00.000Z' },
};
