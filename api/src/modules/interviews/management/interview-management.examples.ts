import type {
  DeletedInterview,
  InterviewChangePayload,
  InterviewPlanPayload,
  ManagedInterview,
} from 'shared-contracts';
import type { Example } from '../../../http/index.ts';

const details = {
  endTime: '2026-03-26T11:15:00.000Z',
  location: 'https://video.example.com/sala-128',
  interviewType: 'video',
  interviewerName: 'Rui Prata',
  interviewerEmail: 'rui.prata@example.com',
  notes: 'Traga a cédula profissional.',
} as const;

const interview: ManagedInterview = {
  id: '5f1c0c52-8f0e-4c1e-9a55-3d2f8a6b7c10',
  userId: 903,
  candidate: { firstName: 'Inês', lastName: 'Carvalho', email: 'ines.carvalho@example.com' },
  jobId: 128,
  jobSlug: 'enfermeira-de-cuidados-continuados-128',
  jobTitle: 'Enfermeira de cuidados continuados',
  companyId: 12,
  companyName: 'Clínica da Ribeira',
  companySlug: 'clinica-da-ribeira',
  applicationId: '0b7d5e9a-63a4-4b77-8c0e-2f9f1d4e5a66',
  scheduledAt: '2026-03-26T10:30:00.000Z',
  ...details,
  status: 'scheduled',
  feedback: null,
  version: 1,
  needsOutcome: false,
  overlaps: [],
  createdAt: '2026-03-19T15:02:00.000Z',
  updatedAt: '2026-03-19T15:02:00.000Z',
};

const moved = { scheduledAt: '2026-03-27T14:00:00.000Z', endTime: '2026-03-27T14:45:00.000Z' };

export const ofJob: Example<ManagedInterview[]> = { answer: [interview] };
export const managed: Example<ManagedInterview> = { answer: interview };
export const planned: Example<ManagedInterview, InterviewPlanPayload> = {
  body: { userId: interview.userId, jobId: interview.jobId, scheduledAt: interview.scheduledAt, ...details },
  answer: interview,
};
export const changed: Example<ManagedInterview, InterviewChangePayload> = {
  body: { ...details, ...moved },
  answer: { ...interview, ...moved, status: 'rescheduled', updatedAt: '2026-03-20T09:11:00.000Z' },
};
export const deleted: Example<DeletedInterview> = { answer: { id: interview.id } };
