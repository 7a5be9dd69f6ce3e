import { Injectable } from '@nestjs/common';
import type { JobStatus } from 'shared-contracts';
import { DataSource } from 'typeorm';
import { missingReference } from '../../database/postgres.errors.ts';
import { JobNotFoundError } from '../jobs/index.ts';
import { UserNotFoundError } from '../users/index.ts';

/** An assignment with the assigned user. */
export interface AssignmentRecord {
  userId: number;
  username: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  assignedAt: Date;
}

/** An assignment with its job. */
export interface AssignedJobRecord {
  jobId: number;
  title: string;
  status: JobStatus;
  assignedAt: Date;
}

export interface NewAssignment {
  jobId: number;
  userId: number;
  assignedBy: number;
}

/** Jobs that exist for management. */
const knownJobs = '(select id, title, status from jobs where deleted_at is null) as j';

const columns = `
  u.id as "userId", u.username, u.email, u.first_name as "firstName", u.last_name as "lastName",
  a.assigned_at as "assignedAt"`;

/** The no-op update makes `returning` include an existing row. */
const addition = `
  with a as (
    insert into job_assignments as stored (job_id, user_id, assigned_by) values ($1, $2, $3)
    on conflict (job_id, user_id) do update set assigned_at = stored.assigned_at
    returning user_id, assigned_at
  )
  select ${columns} from a join users u on u.id = a.user_id`;

@Injectable()
export class JobAssignmentsRepository {
  constructor(private readonly database: DataSource) {}

  /** Whether the job exists for management, in any status. */
  async hasJob(jobId: number): Promise<boolean> {
    const jobs = await this.database.query<unknown[]>(`select 1 from ${knownJobs} where j.id = $1`, [jobId]);
    return jobs.length > 0;
  }

  async isAssigned(jobId: number, userId: number): Promise<boolean> {
    const sql = 'select 1 from job_assignments where job_id = $1 and user_id = $2';
    return (await this.database.query<unknown[]>(sql, [jobId, userId])).length > 0;
  }

  /** Ordered by time of assignment, ascending. */
  list(jobId: number): Promise<AssignmentRecord[]> {
    return this.database.query<AssignmentRecord[]>(
      `select ${columns} from job_assignments a join users u on u.id = a.user_id
       where a.job_id = $1 order by a.assigned_at, u.id`,
      [jobId],
    );
  }

  /**
   * Idempotent, also under concurrent calls: an existing assignment is unchanged. @throws UserNotFoundError,
   * JobNotFoundError if one was deleted concurrently
   */
  async add({ jobId, userId, assignedBy }: NewAssignment): Promise<AssignmentRecord> {
    try {
      const [added] = await this.database.query<AssignmentRecord[]>(addition, [jobId, userId, assignedBy]);
      if (added === undefined) throw new UserNotFoundError();
      return added;
    } catch (error) {
      const missing = missingReference(error);
      if (missing === 'job_assignments_user_id_fkey') throw new UserNotFoundError();
      if (missing === 'job_assignments_job_id_fkey') throw new JobNotFoundError(jobId);
      throw error;
    }
  }

  /** Whether the assignment existed. */
  async remove(jobId: number, userId: number): Promise<boolean> {
    const sql = 'delete from job_assignments where job_id = $1 and user_id = $2';
    const [, removed] = await this.database.query<[unknown[], number]>(sql, [jobId, userId]);
    return removed > 0;
  }

  /** Ordered by time of assignment, descending. */
  jobsOf(userId: number): Promise<AssignedJobRecord[]> {
    return this.database.query<AssignedJobRecord[]>(
      `select j.id as "jobId", j.title, j.status, a.assigned_at as "assignedAt"
       from job_assignments a join ${knownJobs} on j.id = a.job_id
       where a.user_id = $1 order by a.assigned_at desc, j.id desc`,
      [userId],
    );
  }
}
