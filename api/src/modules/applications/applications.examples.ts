import type {
  addApplicantEmail,
  answerJobQuestions,
  Application,
  ApplicationReceipt,
  applyToJob,
  getApplication,
  getApplied,
  SentReceipt,
  withdrawApplication,
} from 'shared-contracts';
import { exampleJob, type ExampleOf, exampleUser } from '../../http/index.ts';

const variables = { id: exampleJob.slug };
const byLink = { token: 'q8ZkP2v-made-up-for-an-example' };
const id = 'c95a1e07-4f62-4b8d-a3d0-58e7b1f9206c';

const receipt: ApplicationReceipt = {
  id,
  resumeId: id,
  jobId: exampleJob.id,
  questionsDue: 1,
  submittedAt: '2026-03-09T10:00:00.000Z',
};

const sentReceipt: SentReceipt = { ...receipt, answersDue: true, token: byLink.token };

export const applyToJobExample: ExampleOf<typeof applyToJob> = {
  variables,
  body: { name: 'Inês Prata', email: exampleUser.email, language: 'pt' },
  answer: sentReceipt,
};

export const answerJobQuestionsExample: ExampleOf<typeof answerJobQuestions> = {
  variables,
  body: { resumeId: id, answers: [{ questionId: 881, answer: 'Sim, de noite também.' }] },
  answer: { ...receipt, questionsDue: 0 },
};

export const getAppliedExample: ExampleOf<typeof getApplied> = {
  variables,
  answer: { applied: true, hasApplied: true, answersDue: true, receipt: sentReceipt },
};

const { slug, title, companyName, logoUrl, city, isClosed } = exampleJob;

const application: Application = {
  ...receipt,
  userId: null,
  coverLetter: null,
  resumeUrl: `/api/applications/${byLink.token}/resume`,
  answers: [{ questionId: 881, answer: 'Sim, de noite também.' }],
  appliedAt: '2026-03-09T10:00:00.000Z',
  updatedAt: '2026-03-10T09:00:00.000Z',
  job: { id: exampleJob.id, slug, title, companyName, logoUrl, city, isClosed },
  status: 'reviewing',
  delivery: 'delivered',
  name: 'Inês Prata',
  email: exampleUser.email,
  resume: { name: 'ines-prata.pdf', size: 184_320, pages: 2 },
  questions: [
    {
      id: 881,
      question: 'Tem disponibilidade para trabalhar por turnos?',
      required: true,
      answer: 'Sim, de noite também.',
    },
  ],
  history: [{ status: 'reviewing', at: '2026-03-10T09:00:00.000Z' }],
  withdrawnAt: null,
  companyAnswerDays: 6,
};

export const getApplicationExample: ExampleOf<typeof getApplication> = { variables: byLink, answer: application };

export const getApplicationResumeExample = { contentType: 'application/pdf', variables: byLink };

export const addApplicantEmailExample: ExampleOf<typeof addApplicantEmail> = {
  variables: byLink,
  body: { email: exampleUser.email },
  answer: application,
};

export const withdrawApplicationExample: ExampleOf<typeof withdrawApplication> = {
  variables: byLink,
  answer: { ...application, resumeUrl: null, withdrawnAt: '2026-03-11T12:00:00.000Z' },
};
