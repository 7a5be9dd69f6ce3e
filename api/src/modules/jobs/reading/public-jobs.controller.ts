import { Controller, Param } from '@nestjs/common';
import {
  getJob,
  getJobQuestions,
  listCompanyJobs,
  listJobs,
  toCompanyJobsFilter,
  type CompanyJobsPage,
  type CompanyJobsVariables,
  type Job,
  type JobQuestion,
  type ListedJob,
} from 'shared-contracts';
import { companyJobsSchema } from 'shared-contracts/schemas';
import {
  DocumentsErrors,
  exampleCompany,
  exampleJob,
  type ExampleOf,
  Prepared,
  type PreparedAnswer,
  Public,
  Route,
  ValidatedQuery,
  Versioned,
} from '../../../http/index.ts';
import { PublicJobsService } from './public-jobs.service.ts';

const listedJob: ListedJob = {
  ...exampleJob,
  categoryId: 7,
  company: exampleCompany,
  places: [{ city: 'Porto', region: 'Porto', country: 'PT' }],
  description: '<p>Vai cuidar dos sistemas que recebem os barcos.</p>',
  requirements: '<ul><li>Três anos de PostgreSQL</li></ul>',
  benefits: '<p>Seguro de saúde.</p>',
  language: 'pt',
  validThrough: '2026-05-31T09:30:00.000Z',
  closedAt: null,
  updatedAt: '2026-03-02T09:30:00.000Z',
  questionCount: 2,
};

const listJobsExample: ExampleOf<typeof listJobs> = { answer: [listedJob] };

const getJobExample: ExampleOf<typeof getJob> = {
  variables: { id: exampleJob.slug },
  answer: {
    ...listedJob,
    related: [{ ...exampleJob, id: 1310, slug: 'administradora-de-redes-1310', title: 'Administradora de redes' }],
    payRange: {
      count: 34,
      companies: 21,
      role: 'programadora',
      synonyms: ['developer'],
      place: { kind: 'municipality', name: 'Porto', within: 'no Porto' },
      low: 22_400,
      high: 33_600,
      inside: 28,
      median: 28_000,
      includesJob: true,
      columns: { step: 5_600, first: 16_800, counts: [3, 10, 14, 5, 2], lowest: 18_200, highest: 42_000 },
    },
    now: '2026-03-09T10:00:00.000Z',
  },
};

const listCompanyJobsExample: ExampleOf<typeof listCompanyJobs> = {
  variables: { companyId: 'vela-digital' },
  answer: {
    items: [exampleJob],
    page: 1,
    totalPages: 1,
    total: 1,
    open: 1,
    areas: [{ value: 'tecnologia', label: 'Tecnologia', count: 1 }],
    withPay: 1,
    remote: 0,
    now: '2026-03-09T10:00:00.000Z',
  },
};

const getJobQuestionsExample: ExampleOf<typeof getJobQuestions> = {
  variables: { id: exampleJob.slug },
  answer: [{ id: 881, question: 'Tem disponibilidade para trabalhar por turnos?', required: true }],
};

@Controller()
export class PublicJobsController {
  constructor(private readonly jobs: PublicJobsService) {}

  @Route(listJobs, listJobsExample)
  @Public()
  @Prepared()
  list(): PreparedAnswer {
    return this.jobs.publicList();
  }

  @Route(getJob, getJobExample)
  @DocumentsErrors({ 404: ['job_not_found'] })
  @Public()
  @Versioned()
  get(@Param('id') idOrSlug: string): Promise<Job> {
    return this.jobs.get(idOrSlug);
  }

  @Route(listCompanyJobs, listCompanyJobsExample)
  @DocumentsErrors({ 404: ['company_not_found'] })
  @Public()
  @Versioned()
  listOfCompany(
    @Param('companyId') idOrSlug: string,
    @ValidatedQuery(companyJobsSchema) query: Omit<CompanyJobsVariables, 'companyId'>,
  ): Promise<CompanyJobsPage> {
    return this.jobs.companyJobs(idOrSlug, toCompanyJobsFilter(query));
  }

  @Route(getJobQuestions, getJobQuestionsExample)
  @DocumentsErrors({ 404: ['job_not_found'], 410: ['job_closed'] })
  @Public()
  questions(@Param('id') idOrSlug: string): Promise<JobQuestion[]> {
    return this.jobs.questions(idOrSlug);
  }
}
