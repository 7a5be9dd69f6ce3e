import type { AccountApplication, listApplications, removeApplication } from 'shared-contracts';
import type { ExampleOf } from '../../../http/openapi/handler-docs.decorator.ts';
import { exampleJob, exampleUser } from '../../../http/openapi/shared.examples.ts';

const { slug, title, companyId, companyName, companySlug, logoUrl, city, isClosed } = exampleJob;

const application: AccountApplication = {
  id: 'c95a1e07-4f62-4b8d-a3d0-58e7b1f9206c',
  userId: exampleUser.id,
  jobId: exampleJob.id,
  job: { id: exampleJob.id, slug, title, companyId, companyName, companySlug, logoUrl, city, isClosed },
  status: 'reviewing',
  delivery: 'delivered',
  questionsDue: 0,
  answersDue: false,
  href: '/applications/q8ZkP2v-made-up-for-an-example',
  resumeName: 'ines-prata.pdf',
  coverLetter: null,
  resumeUrl: '/api/account/applications/c95a1e07-4f62-4b8d-a3d0-58e7b1f9206c/resume',
  answers: [{ questionId: 881, answer: 'Sim, de noite também.' }],
  appliedAt: '2026-03-09T10:00:00.000Z',
  createdAt: '2026-03-09T10:00:00.000Z',
  updatedAt: '2026-03-10T09:00:00.000Z',
  history: [{ status: 'reviewing', at: '2026-03-10T09:00:00.000Z' }],
  withdrawnAt: null,
};

export const listApplicationsExample: ExampleOf<typeof listApplications> = { answer: [application] };

export const getSentResumeExample = { contentType: 'application/pdf', variables: { id: application.id } };

export const removeApplicationExample: ExampleOf<typeof removeApplication> = {
  variables: { id: application.id },
  answer: [],
};
