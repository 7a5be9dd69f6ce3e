import { Injectable } from '@nestjs/common';
import type { JobStatus } from 'shared-contracts';
import { Column, DataSource, Entity, PrimaryColumn } from 'typeorm';
import { missingReference } from '../../database/postgres.errors.ts';
import { JobNotFoundError } from '../jobs/index.ts';
import { UserNotFoundError } from '../users/index.ts';

@Entity('job_assignments')
export class JobAssignmentEntity {
  @PrimaryColumn('int', { name: 'job_id' })
  jobId!: number;

  @PrimaryColumn('int', { name: 'user_id' })
  userId!: number;

  /** Null after the account of the assigning admin is erased. */
  @Column('int', { name: 'assigned_by', nullable: true })
  assignedBy!: number | null;

  @Column('timestamptz', { name: 'assigned_at', default: () => 'now()' })
  assignedAt!: Date;
}

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

  isAssigned(jobId: number, userId: number): Promise<boolean> {
    return this.database.manager.existsBy(JobAssignmentEntity, { jobId, userId });
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
    const { affected } = await this.database.manager.delete(JobAssignmentEntity, { jobId, userId });
    return affected === 1;
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
