import { Controller, Header, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  createJob,
  deleteJob,
  getManagedJob,
  listManagedJobs,
  toggleJob,
  updateJob,
  type DeletedJob,
  type JobPayload,
  type JobToggle,
  type ManagedJob,
  type ManagedJobListVariables,
  type ManagedJobPage,
} from 'shared-contracts';
import { jobSchema, jobToggleSchema, managedJobListSchema, versionSchema } from 'shared-contracts/schemas';
import {
  Authenticated,
  DocumentsErrors,
  DocumentsRecordChanged,
  IdempotencyKey,
  noteTarget,
  Route,
  ValidatedBody,
  ValidatedQuery,
} from '../../../http/index.ts';
import { TakesLongTexts } from '../../../http/input-limits.middleware.ts';
import * as examples from './job-management.examples.ts';
import { JobManagementService } from './job-management.service.ts';

@Controller()
@Authenticated({ role: 'admin' })
export class JobManagementController {
  constructor(private readonly management: JobManagementService) {}

  @Route(listManagedJobs, examples.listed)
  @Header('cache-control', 'private, no-store')
  list(@ValidatedQuery(managedJobListSchema) query: ManagedJobListVariables): Promise<ManagedJobPage> {
    return this.management.list(query);
  }

  @Route(getManagedJob, examples.shown)
  @DocumentsErrors({ 404: ['job_not_found'] })
  @Header('cache-control', 'private, no-store')
  get(@Param('id') id: string): Promise<ManagedJob> {
    return this.management.get(id);
  }

  @Route(createJob, examples.created)
  @TakesLongTexts()
  @DocumentsErrors({ 404: ['job_not_found'] })
  @Header('cache-control', 'private, no-store')
  async create(
    @ValidatedBody(jobSchema) payload: JobPayload,
    @IdempotencyKey() idempotencyKey: string | null,
    @Req() request: FastifyRequest,
  ): Promise<ManagedJob> {
    const job = await this.management.create(payload, idempotencyKey);
    noteTarget(request, { id: job.id });
    return job;
  }

  @Route(updateJob, examples.updated)
  @TakesLongTexts()
  @DocumentsErrors({ 404: ['job_not_found'] })
  @DocumentsRecordChanged('job_changed', getManagedJob, examples.shown)
  @Header('cache-control', 'private, no-store')
  update(@Param('id') id: string, @ValidatedBody(jobSchema) payload: JobPayload): Promise<ManagedJob> {
    return this.management.update(id, payload);
  }

  @Route(toggleJob, examples.toggled)
  @DocumentsErrors({ 404: ['job_not_found'] })
  @DocumentsRecordChanged('job_changed', getManagedJob, examples.shown)
  @Header('cache-control', 'private, no-store')
  toggle(@Param('id') id: string, @ValidatedBody(jobToggleSchema) toggle: JobToggle): Promise<ManagedJob> {
    return this.management.toggle(id, toggle);
  }

  @Route(deleteJob, examples.deleted)
  @DocumentsErrors({ 404: ['job_not_found'] })
  @DocumentsRecordChanged('job_changed', getManagedJob, examples.shown)
  @Header('cache-control', 'private, no-store')
  delete(
    @Param('id') id: string,
    @ValidatedQuery(versionSchema) { version }: { version?: number },
  ): Promise<DeletedJob> {
    return this.management.delete(id, version);
  }
}
