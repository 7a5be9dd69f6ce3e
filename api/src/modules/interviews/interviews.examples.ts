import type { cancelInterview, Interview, listInterviews } from 'shared-contracts';
import type { ExampleOf } from '../../http/openapi/handler-docs.decorator.ts';
import { exampleJob } from '../../http/openapi/shared.examples.ts';

const interview: Interview = {
  id: 'a4d9c2e1-07f3-4b68-9e5a-6c1b2f83d740',
  jobId: exampleJob.id,
  jobSlug: exampleJob.slug,
  jobTitle: exampleJob.title,
  companyId: exampleJob.companyId,
  companyName: exampleJob.companyName,
  companySlug: exampleJob.companySlug,
  scheduledAt: '2026-03-18T14:30:00.000Z',
  endTime: '2026-03-18T15:15:00.000Z',
  location: 'Rua do Cais 12, Porto',
  interviewType: 'onsite',
  interviewerName: 'Rui Salgado',
  interviewerEmail: 'rui.salgado@veladigital.example',
  notes: 'Traga um documento de identificação.',
  status: 'scheduled',
  isCancelable: true,
  hasCompanyContact: true,
  calendarUrl: '/api/user/interviews/a4d9c2e1-07f3-4b68-9e5a-6c1b2f83d740/calendar',
  createdAt: '2026-03-09T10:00:00.000Z',
  updatedAt: '2026-03-09T10:00:00.000Z',
};

export const listInterviewsExample: ExampleOf<typeof listInterviews> = { answer: [interview] };

export const cancelInterviewExample: ExampleOf<typeof cancelInterview> = {
  variables: { id: interview.id },
  body: { status: 'canceled' },
  answer: { ...interview, status: 'canceled', isCancelable: false },
};
