import { Controller, Header, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  assignJob,
  listAssignedJobs,
  listJobAssignments,
  unassignJob,
  type AssignedJob,
  type AssignmentPayload,
  type JobAssignment,
} from 'shared-contracts';
import { assignmentSchema } from 'shared-contracts/schemas';
import {
  Authenticated,
  DocumentsErrors,
  type Example,
  exampleJob,
  noteTarget,
  Route,
  ValidatedBody,
} from '../../http/index.ts';
import { CurrentUser } from '../auth/index.ts';
import type { UserEntity } from '../users/index.ts';
import { DocumentsJobAccess } from './job-access.service.ts';
import { JobAssignmentsService, type Assignee } from './job-assignments.service.ts';

const teresa: JobAssignment = {
  userId: 41,
  username: 'teresa.nunes',
  email: 'teresa.nunes@example.com',
  firstName: 'Teresa',
  lastName: 'Nunes',
  assignedAt: '2026-03-02T09:15:00.000Z',
};

const rui: JobAssignment = {
  userId: 57,
  username: 'rui.prata',
  email: 'rui.prata@example.com',
  firstName: 'Rui',
  lastName: 'Prata',
  assignedAt: '2026-03-04T16:40:00.000Z',
};

const assignedJob: AssignedJob = { ...exampleJob, status: 'open', assignedAt: rui.assignedAt };

const listJobAssignmentsExample: Example<JobAssignment[]> = { answer: [teresa, rui] };
const assignJobExample: Example<JobAssignment, AssignmentPayload> = { body: { email: rui.email }, answer: rui };
const unassignJobExample: Example<JobAssignment[]> = { answer: [teresa] };
const listAssignedJobsExample: Example<AssignedJob[]> = { answer: [assignedJob] };

@Controller()
@Authenticated()
export class JobAssignmentsController {
  constructor(private readonly assignments: JobAssignmentsService) {}

  @Route(listAssignedJobs, listAssignedJobsExample)
  @Header('cache-control', 'private, no-store')
  jobs(@CurrentUser() user: UserEntity): Promise<AssignedJob[]> {
    return this.assignments.jobsOf(user);
  }

  @Route(listJobAssignments, listJobAssignmentsExample)
  @DocumentsJobAccess()
  @Header('cache-control', 'private, no-store')
  list(@Param('id') job: string, @CurrentUser() user: UserEntity): Promise<JobAssignment[]> {
    return this.assignments.list(user, job);
  }

  @Route(assignJob, assignJobExample)
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

  @Route(unassignJob, unassignJobExample)
  @DocumentsErrors({ 404: ['job_not_found', 'assignment_not_found'] })
  @Authenticated({ role: 'admin' })
  @Header('cache-control', 'private, no-store')
  unassign(@Param('id') job: string, @Param('userId') user: string): Promise<JobAssignment[]> {
    return this.assignments.unassign(job, user);
  }
}
