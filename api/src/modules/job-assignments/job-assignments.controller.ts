import { Controller, Header, Param } from '@nestjs/common';
import {
  assignJob,
  listAssignedJobs,
  listJobAssignments,
  unassignJob,
  type AssignedJob,
  type JobAssignment,
} from 'shared-contracts';
import { assignmentSchema } from 'shared-contracts/schemas';
import { Authenticated } from '../../http/access.ts';
import { Route } from '../../http/route.ts';
import { ValidatedBody } from '../../http/validated.ts';
import { CurrentUser } from '../auth/index.ts';
import type { UserEntity } from '../users/index.ts';
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
  @Header('cache-control', 'private, no-store')
  list(@Param('id') job: string, @CurrentUser() user: UserEntity): Promise<JobAssignment[]> {
    return this.assignments.list(user, job);
  }

  @Route(assignJob, examples.assignment)
  @Authenticated({ role: 'admin' })
  @Header('cache-control', 'private, no-store')
  assign(
    @Param('id') job: string,
    @ValidatedBody(assignmentSchema) body: Assignee,
    @CurrentUser() admin: UserEntity,
  ): Promise<JobAssignment> {
    return this.assignments.assign(admin, job, body);
  }

  @Route(unassignJob, examples.assignmentsLeft)
  @Authenticated({ role: 'admin' })
  @Header('cache-control', 'private, no-store')
  unassign(@Param('id') job: string, @Param('userId') user: string): Promise<JobAssignment[]> {
    return this.assignments.unassign(job, user);
  }
}
