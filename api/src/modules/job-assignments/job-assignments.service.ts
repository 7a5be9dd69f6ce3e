import { Injectable } from '@nestjs/common';
import type { AssignedJob, JobAssignment, JobCard } from 'shared-contracts';
import { AppError, toId } from '../../http/index.ts';
import { PublicJobsService } from '../jobs/index.ts';
import { ActiveUsers, type UserEntity } from '../users/index.ts';
import { JobAccess } from './job-access.service.ts';
import {
  JobAssignmentsRepository,
  type AssignedJobRecord,
  type AssignmentRecord,
} from './job-assignments.repository.ts';

class AssignmentNotFoundError extends AppError {
  override readonly name = 'AssignmentNotFoundError';

  constructor() {
    super(404, 'assignment_not_found', 'This user is not assigned to this job.');
  }
}

/** Lists the fields explicitly, so that no other column is exposed. */
function toJobAssignmentResponse(record: AssignmentRecord): JobAssignment {
  const { userId, username, email, firstName, lastName, assignedAt } = record;
  return { userId, username, email, firstName, lastName, assignedAt: assignedAt.toISOString() };
}

/** A job past its last day is returned as closed, whatever its stored status. */
function toAssignedJobResponse({ status, assignedAt }: AssignedJobRecord, card: JobCard): AssignedJob {
  const isOver = status === 'open' && card.isClosed;
  return { ...card, status: isOver ? 'closed' : status, assignedAt: assignedAt.toISOString() };
}

/** A user, by id or by address. */
export type Assignee = { userId: number } | { email: string };

@Injectable()
export class JobAssignmentsService {
  constructor(
    private readonly assignments: JobAssignmentsRepository,
    private readonly access: JobAccess,
    private readonly users: ActiveUsers,
    private readonly jobs: PublicJobsService,
  ) {}

  /** @throws ForbiddenError, JobNotFoundError */
  async list(user: UserEntity, job: string): Promise<JobAssignment[]> {
    return this.listOf(await this.access.requireReadable(user, job));
  }

  /** @throws JobNotFoundError, UserNotFoundError */
  async assign(admin: Pick<UserEntity, 'id'>, job: string, assignee: Assignee): Promise<JobAssignment> {
    const jobId = await this.access.requireJob(job);
    const { id: userId } = await this.users.require(assignee);
    return toJobAssignmentResponse(await this.assignments.add({ jobId, userId, assignedBy: admin.id }));
  }

  /** @throws JobNotFoundError, AssignmentNotFoundError */
  async unassign(job: string, user: string): Promise<JobAssignment[]> {
    const jobId = await this.access.requireJob(job);
    const userId = toId(user);
    if (userId === null || !(await this.assignments.remove(jobId, userId))) throw new AssignmentNotFoundError();
    return this.listOf(jobId);
  }

  async jobsOf(user: Pick<UserEntity, 'id'>): Promise<AssignedJob[]> {
    const assigned = await this.assignments.jobsOf(user.id);
    const cards = await this.jobs.cards(
      assigned.map(({ jobId }) => jobId),
      new Date(),
    );
    const byId = new Map(cards.map((card) => [card.id, card]));
    return assigned.flatMap((record) => {
      const card = byId.get(record.jobId);
      return card === undefined ? [] : [toAssignedJobResponse(record, card)];
    });
  }

  private async listOf(jobId: number): Promise<JobAssignment[]> {
    return (await this.assignments.list(jobId)).map(toJobAssignmentResponse);
  }
}
