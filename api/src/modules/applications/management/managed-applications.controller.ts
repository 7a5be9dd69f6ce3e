import { Controller, Header, Param, Req, type StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  changeApplicationStatus,
  getJobApplication,
  getJobApplicationResume,
  listJobApplications,
  type ApplicationStatusPayload,
  type ManagedApplication,
  type ManagedApplicationDetail,
  type ManagedApplicationPage,
} from 'shared-contracts';
import { applicationStatusSchema, managedApplicationListSchema } from 'shared-contracts/schemas';
import {
  Audited,
  Authenticated,
  DocumentsErrors,
  exampleJob,
  type ExampleOf,
  exampleUser,
  Route,
  ValidatedBody,
  ValidatedQuery,
} from '../../../http/index.ts';
import { CurrentUser } from '../../auth/index.ts';
import { DocumentsJobAccess } from '../../job-assignments/index.ts';
import type { UserEntity } from '../../users/index.ts';
import { ManagedApplicationsService, type ListQuery } from './managed-applications.service.ts';

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

const listJobApplicationsExample: ExampleOf<typeof listJobApplications> = {
  variables: ofJob,
  answer: { items: [application], page: 1, pageSize: 50, totalPages: 1, total: 1 },
};

const getJobApplicationExample: ExampleOf<typeof getJobApplication> = { variables: named, answer: detail };

const getJobApplicationResumeExample = { contentType: 'application/pdf', variables: named };

const changeApplicationStatusExample: ExampleOf<typeof changeApplicationStatus> = {
  variables: named,
  body: { status: 'reviewing', previousStatus: 'pending' },
  answer: {
    ...detail,
    status: 'reviewing',
    history: [{ status: 'reviewing', at: '2026-03-10T09:00:00.000Z' }],
    nextStatuses: ['interview', 'declined', 'accepted'],
  },
};

const documentsApplication = () => DocumentsErrors({ 404: ['application_not_found'], 410: ['application_withdrawn'] });

/** Applications for jobs that were created through the API. `JobAccess` decides who may read and decide on them. */
@Controller()
@Authenticated()
@DocumentsJobAccess()
@DocumentsErrors({ 409: ['applications_elsewhere'] })
export class ManagedApplicationsController {
  constructor(private readonly applications: ManagedApplicationsService) {}

  @Route(listJobApplications, listJobApplicationsExample)
  @Header('cache-control', 'private, no-store')
  list(
    @Param('id') job: string,
    @ValidatedQuery(managedApplicationListSchema) query: ListQuery,
    @CurrentUser() user: UserEntity,
  ): Promise<ManagedApplicationPage> {
    return this.applications.list(user, job, query);
  }

  @Route(getJobApplication, getJobApplicationExample)
  @documentsApplication()
  @Header('cache-control', 'private, no-store')
  get(
    @Param('id') job: string,
    @Param('applicationId') id: string,
    @CurrentUser() user: UserEntity,
  ): Promise<ManagedApplicationDetail> {
    return this.applications.get(user, { job, id });
  }

  @Route(getJobApplicationResume, getJobApplicationResumeExample)
  @documentsApplication()
  @DocumentsErrors({ 404: ['resume_not_found', 'not_found'] })
  @Audited()
  @Header('cache-control', 'private, no-store')
  resume(
    @Param('id') job: string,
    @Param('applicationId') id: string,
    @CurrentUser() user: UserEntity,
    @Req() request: FastifyRequest,
  ): Promise<StreamableFile> {
    return this.applications.openResume(user, { job, id }, request);
  }

  @Route(changeApplicationStatus, changeApplicationStatusExample)
  @documentsApplication()
  @DocumentsErrors({ 409: ['application_changed', 'application_not_changeable'] })
  @Audited()
  @Header('cache-control', 'private, no-store')
  change(
    @Param('id') job: string,
    @Param('applicationId') id: string,
    @ValidatedBody(applicationStatusSchema) body: ApplicationStatusPayload,
    @CurrentUser() user: UserEntity,
    @Req() request: FastifyRequest,
  ): Promise<ManagedApplicationDetail> {
    return this.applications.changeStatus(user, { job, id }, body, request);
  }
}
