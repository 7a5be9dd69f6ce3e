import { Injectable } from '@nestjs/common';
import type { ErrorCode } from 'shared-contracts';
import { AccountsConfig } from '../../config/accounts.config.ts';
import { Documents, toId } from '../../http/index.ts';
import { ForbiddenError, mayActAs } from '../auth/index.ts';
import { JobNotFoundError } from '../jobs/index.ts';
import { needsSecondFactor, type UserEntity } from '../users/index.ts';
import { JobAssignmentsRepository } from './job-assignments.repository.ts';

/** Documents the errors of `requireReadable`. */
export const DocumentsJobAccess = () =>
  Documents({ errors: { 403: ['forbidden', 'second_factor_setup_required'], 404: ['job_not_found'] } });

/** Documents the errors of a handler that uses `mayRead` and responds with `code` if access is denied. */
export const DocumentsHiddenAccess = (code: ErrorCode) =>
  Documents({ errors: { 403: ['second_factor_setup_required'], 404: [code] } });

type Reader = Pick<UserEntity, 'id' | 'role' | 'secondFactorSince'>;

/** Decides who may read the assignments, tracking URLs, interviews and applications of a job (DESIGN §4). */
@Injectable()
export class JobAccess {
  constructor(
    private readonly assignments: JobAssignmentsRepository,
    private readonly accounts: AccountsConfig,
  ) {}

  /** Admins and assigned users. `jobId` null: an unknown job. @throws SecondFactorSetupRequiredError */
  async mayRead(user: Reader, jobId: number | null): Promise<boolean> {
    const isAssigned = jobId !== null && (await this.assignments.isAssigned(jobId, user.id));
    return isAssigned || mayActAs('admin', user, this.accounts);
  }

  /**
   * Jobs that a user may read; `all` for admins. An admin without a second factor reads the jobs they are assigned to.
   */
  async readableJobs(user: Reader): Promise<ReadonlySet<number> | 'all'> {
    if (user.role === 'admin' && !needsSecondFactor(user, this.accounts)) return 'all';
    const jobs = await this.assignments.jobsOf(user.id);
    return new Set(jobs.map(({ jobId }) => jobId));
  }

  /**
   * Id of a job that the user may read.
   * @throws SecondFactorSetupRequiredError; ForbiddenError, also if there is no such job; JobNotFoundError for admins
   */
  async requireReadable(user: Reader, job: string): Promise<number> {
    const jobId = toId(job);
    if (!(await this.mayRead(user, jobId))) throw new ForbiddenError();
    return this.requireJob(job);
  }

  /** Id of a job, for management. @throws JobNotFoundError */
  async requireJob(job: string | number): Promise<number> {
    const jobId = typeof job === 'string' ? toId(job) : job;
    if (jobId === null || !(await this.assignments.hasJob(jobId))) throw new JobNotFoundError(job);
    return jobId;
  }
}
