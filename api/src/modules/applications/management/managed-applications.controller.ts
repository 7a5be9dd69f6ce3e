import { Controller, Header, Param, Req, type StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  changeApplicationStatus,
  getJobApplication,
  getJobApplicationResume,
  listJobApplications,
  type ApplicationStatusPayload,
  type ManagedApplicationDetail,
  type ManagedApplicationPage,
} from 'shared-contracts';
import { applicationStatusSchema, managedApplicationListSchema } from 'shared-contracts/schemas';
import { Audited, Authenticated, DocumentsErrors, Route, ValidatedBody, ValidatedQuery } from '../../../http/index.ts';
import { CurrentUser } from '../../auth/index.ts';
import { DocumentsJobAccess } from '../../job-assignments/index.ts';
import type { UserEntity } from '../../users/index.ts';
import * as examples from './managed-applications.examples.ts';
import { ManagedApplicationsService, type ListQuery } from './managed-applications.service.ts';

const documentsApplication = () => DocumentsErrors({ 404: ['application_not_found'], 410: ['application_withdrawn'] });

/** Applications for jobs that were created through the API. `JobAccess` decides who may read and decide on them. */
@Controller()
@Authenticated()
@DocumentsJobAccess()
@DocumentsErrors({ 409: ['applications_elsewhere'] })
export class ManagedApplicationsController {
  constructor(private readonly applications: ManagedApplicationsService) {}

  @Route(listJobApplications, examples.listed)
  @Header('cache-control', 'private, no-store')
  list(
    @Param('id') job: string,
    @ValidatedQuery(managedApplicationListSchema) query: ListQuery,
    @CurrentUser() user: UserEntity,
  ): Promise<ManagedApplicationPage> {
    return this.applications.list(user, job, query);
  }

  @Route(getJobApplication, examples.shown)
  @documentsApplication()
  @Header('cache-control', 'private, no-store')
  get(
    @Param('id') job: string,
    @Param('applicationId') id: string,
    @CurrentUser() user: UserEntity,
  ): Promise<ManagedApplicationDetail> {
    return this.applications.get(user, { job, id });
  }

  @Route(getJobApplicationResume, examples.resume)
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

  @Route(changeApplicationStatus, examples.changed)
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
