import type {
  changeApplicationStatus,
  getJobApplication,
  listJobApplications,
  ManagedApplication,
  ManagedApplicationDetail,
} from 'shared-contracts';
import { exampleJob, type ExampleOf, exampleUser } from '../../../http/index.ts';

const application: ManagedApplication = {
  id: '3e0a6d52-7b41-4c9f-8d26-91f0c4b7a835',
  jobId: exampleJob.id,
  userId: exampleUser.id,
  name: 'Inês Prata',
  email: exampleUser.email,
  status: 'pending',
  questionsDue: 0,
  submittedAt: '2026-03-09T10:00:00.000Z',
  coverLetter: null,
  resumeUrl: `/api/jobs/${exampleJob.id}/applications/3e0a6d52-7b41-4c9f-8d26-91f0c4b7a835/resume`,
  answers: [{ questionId: 881, answer: 'Sim, de noite também.' }],
  appliedAt: '2026-03-09T10:00:00.000Z',
  updatedAt: '2026-03-09T10:05:00.000Z',
  resume: { name: 'ines-prata.pdf', size: 184_320, pages: 2 },
};

const detail: ManagedApplicationDetail = {
  ...application,
  questions: [
    {
      id: 881,
      question: 'Tem disponibilidade para trabalhar por turnos?',
      required: true,
      answer: 'Sim, de noite também.',
    },
  ],
  history: [],
  nextStatuses: ['reviewing', 'interview', 'declined', 'accepted'],
};

const ofJob = { id: String(exampleJob.id) };
const named = { ...ofJob, applicationId: application.id };

export const listed: ExampleOf<typeof listJobApplications> = {
  variables: ofJob,
  answer: { items: [application], page: 1, pageSize: 50, totalPages: 1, total: 1 },
};
export const shown: ExampleOf<typeof getJobApplication> = { variables: named, answer: detail };
export const resume = { contentType: 'application/pdf', variables: named };
export const changed: ExampleOf<typeof changeApplicationStatus> = {
  variables: named,
  body: { status: 'reviewing', previousStatus: 'pending' },
  answer: {
    ...detail,
    status: 'reviewing',
    history: [{ status: 'reviewing', at: '2026-03-10T09:00:00.000Z' }],
    nextStatuses: ['interview', 'declined', 'accepted'],
  },
};
