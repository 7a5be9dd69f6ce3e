import { Controller, Header, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  changeInterview,
  deleteInterview,
  getManagedInterview,
  listJobInterviews,
  planInterview,
  type DeletedInterview,
  type InterviewChangePayload,
  type InterviewPlanPayload,
  type ManagedInterview,
} from 'shared-contracts';
import { interviewChangeSchema, interviewPlanSchema, versionSchema } from 'shared-contracts/schemas';
import {
  Authenticated,
  DocumentsErrors,
  DocumentsRecordChanged,
  type Example,
  IdempotencyKey,
  noteTarget,
  Route,
  ValidatedBody,
  ValidatedQuery,
} from '../../../http/index.ts';
import { CurrentUser } from '../../auth/index.ts';
import { DocumentsHiddenAccess, DocumentsJobAccess } from '../../job-assignments/index.ts';
import type { UserEntity } from '../../users/index.ts';
import { InterviewManagementService } from './interview-management.service.ts';

const details = {
  endTime: '2026-03-26T11:15:00.000Z',
  location: 'https://video.example.com/sala-128',
  interviewType: 'video',
  interviewerName: 'Rui Prata',
  interviewerEmail: 'rui.prata@example.com',
  notes: 'Traga a cédula profissional.',
} as const;

const exampleInterview: ManagedInterview = {
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

const listJobInterviewsExample: Example<ManagedInterview[]> = { answer: [exampleInterview] };

const getManagedInterviewExample: Example<ManagedInterview> = { answer: exampleInterview };

const planInterviewExample: Example<ManagedInterview, InterviewPlanPayload> = {
  body: {
    userId: exampleInterview.userId,
    jobId: exampleInterview.jobId,
    scheduledAt: exampleInterview.scheduledAt,
    ...details,
  },
  answer: exampleInterview,
};

const changeInterviewExample: Example<ManagedInterview, InterviewChangePayload> = {
  body: { ...details, ...moved },
  answer: { ...exampleInterview, ...moved, status: 'rescheduled', updatedAt: '2026-03-20T09:11:00.000Z' },
};

const deleteInterviewExample: Example<DeletedInterview> = { answer: { id: exampleInterview.id } };

@Controller()
@Authenticated({ role: 'admin' })
export class InterviewManagementController {
  constructor(private readonly interviews: InterviewManagementService) {}

  @Route(listJobInterviews, listJobInterviewsExample)
  @DocumentsJobAccess()
  @Authenticated()
  @Header('cache-control', 'private, no-store')
  list(@Param('id') job: string, @CurrentUser() user: UserEntity): Promise<ManagedInterview[]> {
    return this.interviews.list(user, job);
  }

  @Route(getManagedInterview, getManagedInterviewExample)
  @DocumentsHiddenAccess('interview_not_found')
  @Authenticated()
  @Header('cache-control', 'private, no-store')
  get(@Param('id') id: string, @CurrentUser() user: UserEntity): Promise<ManagedInterview> {
    return this.interviews.get(user, id);
  }

  @Route(planInterview, planInterviewExample)
  @DocumentsErrors({
    404: ['job_not_found', 'user_not_found', 'interview_not_found'],
    409: ['interview_exists'],
    410: ['job_closed'],
  })
  @Header('cache-control', 'private, no-store')
  async plan(
    @ValidatedBody(interviewPlanSchema) body: InterviewPlanPayload,
    @IdempotencyKey() idempotencyKey: string | null,
    @Req() request: FastifyRequest,
  ): Promise<ManagedInterview> {
    noteTarget(request, { jobId: body.jobId, userId: body.userId });
    const interview = await this.interviews.plan(body, idempotencyKey);
    noteTarget(request, { id: interview.id });
    return interview;
  }

  @Route(changeInterview, changeInterviewExample)
  @DocumentsErrors({
    404: ['interview_not_found'],
    409: ['interview_exists', 'interview_not_changeable'],
    410: ['job_closed'],
  })
  @DocumentsRecordChanged('interview_changed', getManagedInterview, getManagedInterviewExample)
  @Header('cache-control', 'private, no-store')
  change(
    @Param('id') id: string,
    @ValidatedBody(interviewChangeSchema) body: InterviewChangePayload,
  ): Promise<ManagedInterview> {
    return this.interviews.change(id, body);
  }

  @Route(deleteInterview, deleteInterviewExample)
  @DocumentsErrors({ 404: ['interview_not_found'] })
  @DocumentsRecordChanged('interview_changed', getManagedInterview, getManagedInterviewExample)
  @Header('cache-control', 'private, no-store')
  remove(
    @Param('id') id: string,
    @ValidatedQuery(versionSchema) { version }: { version?: number },
  ): Promise<DeletedInterview> {
    return this.interviews.remove(id, version);
  }
}
