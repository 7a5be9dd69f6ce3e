import type { getJob, getJobQuestions, listCompanyJobs, ListedJob, listJobs } from 'shared-contracts';
import { exampleCompany, exampleJob, type ExampleOf } from '../../../http/index.ts';

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

export const listJobsExample: ExampleOf<typeof listJobs> = { answer: [listedJob] };

export const getJobExample: ExampleOf<typeof getJob> = {
  variables: { id: exampleJob.slug },
  answer: {
    ...listedJob,
    related: [{ ...exampleJob, id: 1310, slug: 'administradora-de-redes-1310', title: 'Administradora de redes' }],
    now: '2026-03-09T10:00:00.000Z',
  },
};

export const listCompanyJobsExample: ExampleOf<typeof listCompanyJobs> = {
  variables: { companyId: 'vela-digital' },
  answer: { items: [exampleJob], page: 1, totalPages: 1, total: 1, now: '2026-03-09T10:00:00.000Z' },
};

export const getJobQuestionsExample: ExampleOf<typeof getJobQuestions> = {
  variables: { id: exampleJob.slug },
  answer: [{ id: 881, question: 'Tem disponibilidade para trabalhar por turnos?', required: true }],
};
