import { Controller, Header, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  assignJob,
  listAssignedJobs,
  listJobAssignments,
  unassignJob,
  type AssignedJob,
  type JobAssignment,
} from 'shared-contracts';
import { assignmentSchema } from 'shared-contracts/schemas';
import { Authenticated, DocumentsErrors, noteTarget, Route, ValidatedBody } from '../../http/index.ts';
import { CurrentUser } from '../auth/index.ts';
import type { UserEntity } from '../users/index.ts';
import { DocumentsJobAccess } from './job-access.service.ts';
import * as examples from './job-assignments.examples.ts';
import { JobAssignmentsService, type Assignee } from './job-assignments.service.ts';

@Controller()
@Authenticated()
export class JobAssignmentsController {
  constructor(private readonly assignments: JobAssignmentsService) {}

  @Route(listAssignedJobs, examples.assignedJobs)
  @Header('cache-control', 'private, no-store')
  jobs(@CurrentUser() user: UserEntity): Promise<AssignedJob[]> {
    return this.assignments.jobsOf(user);
  }

  @Route(listJobAssignments, examples.assignments)
  @DocumentsJobAccess()
  @Header('cache-control', 'private, no-store')
  list(@Param('id') job: string, @CurrentUser() user: UserEntity): Promise<JobAssignment[]> {
    return this.assignments.list(user, job);
  }

  @Route(assignJob, examples.assignment)
  @DocumentsErrors({ 404: ['job_not_found', 'user_not_found'] })
  @Authenticated({ role: 'admin' })
  @Header('cache-control', 'private, no-store')
  async assign(
    @Param('id') job: string,
    @ValidatedBody(assignmentSchema) body: Assignee,
    @CurrentUser() admin: UserEntity,
    @Req() request: FastifyRequest,
  ): Promise<JobAssignment> {
    const assignment = await this.assignments.assign(admin, job, body);
    noteTarget(request, { userId: assignment.userId });
    return assignment;
  }

  @Route(unassignJob, examples.assignmentsLeft)
  @DocumentsErrors({ 404: ['job_not_found', 'assignment_not_found'] })
  @Authenticated({ role: 'admin' })
  @Header('cache-control', 'private, no-store')
  unassign(@Param('id') job: string, @Param('userId') user: string): Promise<JobAssignment[]> {
    return this.assignments.unassign(job, user);
  }
}
