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
  IdempotencyKey,
  noteTarget,
  Route,
  ValidatedBody,
  ValidatedQuery,
} from '../../../http/index.ts';
import { CurrentUser } from '../../auth/index.ts';
import { DocumentsHiddenAccess, DocumentsJobAccess } from '../../job-assignments/index.ts';
import type { UserEntity } from '../../users/index.ts';
import { changed, deleted, managed, ofJob, planned } from './interview-management.examples.ts';
import { InterviewManagementService } from './interview-management.service.ts';

@Controller()
@Authenticated({ role: 'admin' })
export class InterviewManagementController {
  constructor(private readonly interviews: InterviewManagementService) {}

  @Route(listJobInterviews, ofJob)
  @DocumentsJobAccess()
  @Authenticated()
  @Header('cache-control', 'private, no-store')
  list(@Param('id') job: string, @CurrentUser() user: UserEntity): Promise<ManagedInterview[]> {
    return this.interviews.list(user, job);
  }

  @Route(getManagedInterview, managed)
  @DocumentsHiddenAccess('interview_not_found')
  @Authenticated()
  @Header('cache-control', 'private, no-store')
  get(@Param('id') id: string, @CurrentUser() user: UserEntity): Promise<ManagedInterview> {
    return this.interviews.get(user, id);
  }

  @Route(planInterview, planned)
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

  @Route(changeInterview, changed)
  @DocumentsErrors({
    404: ['interview_not_found'],
    409: ['interview_exists', 'interview_not_changeable'],
    410: ['job_closed'],
  })
  @DocumentsRecordChanged('interview_changed', getManagedInterview, managed)
  @Header('cache-control', 'private, no-store')
  change(
    @Param('id') id: string,
    @ValidatedBody(interviewChangeSchema) body: InterviewChangePayload,
  ): Promise<ManagedInterview> {
    return this.interviews.change(id, body);
  }

  @Route(deleteInterview, deleted)
  @DocumentsErrors({ 404: ['interview_not_found'] })
  @DocumentsRecordChanged('interview_changed', getManagedInterview, managed)
  @Header('cache-control', 'private, no-store')
  remove(
    @Param('id') id: string,
    @ValidatedQuery(versionSchema) { version }: { version?: number },
  ): Promise<DeletedInterview> {
    return this.interviews.remove(id, version);
  }
}
