import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { retentionPeriods } from 'shared-contracts';
import { DataSource, In, type EntityManager } from 'typeorm';
import { jobEnd } from '../../database/catalogue.sql.ts';
import { missingReference, violatedUnique } from '../../database/postgres.errors.ts';
import { JobNotFoundError } from '../jobs/index.ts';
import { UserEntity, UserNotFoundError } from '../users/index.ts';
import type { MailedJob } from './candidate-interview.format.ts';
import { InterviewEntity } from './interview.entity.ts';
import { InterviewExistsError, InterviewNotFoundError } from './interviews.errors.ts';
import * as sql from './interviews.sql.ts';

/** Details of the meeting. */
export type InterviewDetails = Pick<
  InterviewEntity,
  'scheduledAt' | 'endTime' | 'location' | 'interviewType' | 'interviewerName' | 'interviewerEmail' | 'notes'
>;

export type NewInterview = InterviewDetails &
  Pick<InterviewEntity, 'userId' | 'jobId' | 'applicationId'> &
  Partial<
    Pick<
      InterviewEntity,
      'status' | 'sequence' | 'quietChanges' | 'feedback' | 'idempotencyKey' | 'createdAt' | 'updatedAt'
    >
  >;

export type InterviewChanges = Partial<
  InterviewDetails & Pick<InterviewEntity, 'status' | 'sequence' | 'quietChanges' | 'feedback'>
>;

/** Why an interview is canceled. */
type InterviewEndCause = 'job-ended' | 'application-withdrawn';

export interface InterviewToCancel {
  interview: InterviewEntity;
  cause: InterviewEndCause;
}

/** Scope: one interview, the interviews of a job, or those of an application. */
export type CancellationScope = { id: string } | { jobId: number } | { applicationId: string };

/** Another interview of a candidate. */
export type OverlappingInterview = Pick<InterviewEntity, 'id' | 'jobId' | 'scheduledAt' | 'endTime'>;

/** A user who is assigned to a job, with the fields for mails. */
export type Assignee = Pick<UserEntity, 'id' | 'email' | 'language' | 'firstName' | 'lastName'>;

const mailedJob = `
  select j.title, c.name as "companyName" from jobs j join companies c on c.id = j.company_id where j.id = $1`;

const deleteOld = `
  delete from interviews i using jobs j
  where j.id = i.job_id and ${jobEnd('j')} is not null
    and greatest(${jobEnd('j')}, i.scheduled_at, i.updated_at) <= $1::timestamptz - interval '${retentionPeriods.endedJob}'`;

const remove = `
  with deleted as (delete from interviews where id = $1 returning idempotency_key)
  insert into deleted_interview_keys select idempotency_key from deleted where idempotency_key is not null`;

const validApplication = 'select id from applications where user_id = $1 and job_id = $2 and withdrawn_at is null';

@Injectable()
export class InterviewsRepository {
  constructor(private readonly database: DataSource) {}

  inTransaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  find(id: string): Promise<InterviewEntity | null> {
    return this.database.manager.findOneBy(InterviewEntity, { id });
  }

  /** In no order. */
  listOf(userId: number): Promise<InterviewEntity[]> {
    return this.database.manager.findBy(InterviewEntity, { userId });
  }

  /** In no order. */
  listOfJob(jobId: number): Promise<InterviewEntity[]> {
    return this.database.manager.findBy(InterviewEntity, { jobId });
  }

  /** The interview that an earlier request with the same key planned. */
  findByKey(idempotencyKey: string): Promise<InterviewEntity | null> {
    return this.database.manager.findOneBy(InterviewEntity, { idempotencyKey });
  }

  /** Whether the interview that was planned under the key has been deleted. */
  isKeyOfDeleted(idempotencyKey: string): Promise<boolean> {
    return isKeyOfDeleted(idempotencyKey, this.database.manager);
  }

  /** Id of the user's application to a job. */
  async applicationOf({ userId, jobId }: Pick<InterviewEntity, 'userId' | 'jobId'>): Promise<string | null> {
    const [application] = await this.database.query<{ id: string }[]>(validApplication, [userId, jobId]);
    return application?.id ?? null;
  }

  /** Locks the row until the transaction ends. */
  lock(id: string, manager: EntityManager): Promise<InterviewEntity | null> {
    return manager.findOne(InterviewEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Locks the rows of an account until the transaction ends. */
  lockAllOf(userId: number, manager: EntityManager): Promise<InterviewEntity[]> {
    return manager.find(InterviewEntity, {
      where: { userId },
      order: { id: 'asc' },
      lock: { mode: 'pessimistic_write' },
    });
  }

  /** Ids of interviews that have not begun and whose job or application has ended, in ascending order of time. */
  async findToCancel(now: Date, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }[]>(sql.findToCancel, [now, limit]);
    return rows.map(({ id }) => id);
  }

  /** The same within a scope. Locks the rows until the transaction ends. */
  async lockToCancel(scope: CancellationScope, now: Date, manager: EntityManager): Promise<InterviewToCancel[]> {
    const { id = null, jobId = null, applicationId = null } = scope as Partial<Record<string, string | number>>;
    const values = [now, id, jobId, applicationId];
    const ended = await manager.query<{ id: string; cause: InterviewEndCause }[]>(sql.lockToCancel, values);
    const causes = new Map(ended.map((one) => [one.id, one.cause]));
    const interviews = await manager.find(InterviewEntity, {
      where: { id: In([...causes.keys()]) },
      order: { id: 'asc' },
    });
    return interviews.map((interview) => ({ interview, cause: causes.get(interview.id)! }));
  }

  /**
   * Ids of interviews that ended more than a day ago without an outcome and were not asked for since, in ascending
   * order of time.
   */
  async findWithoutOutcome(now: Date, limit: number): Promise<string[]> {
    const rows = await this.database.query<{ id: string }[]>(sql.findWithoutOutcome, [now, limit]);
    return rows.map(({ id }) => id);
  }

  /**
   * Marks the interview as asked for and returns it; null if it no longer qualifies. Locks the row until the
   * transaction ends.
   */
  async markAsked(id: string, now: Date, manager: EntityManager): Promise<InterviewEntity | null> {
    const [noted] = await manager.query<[unknown[], number]>(sql.markAsked, [now, id]);
    return noted.length === 0 ? null : manager.findOneBy(InterviewEntity, { id });
  }

  /** Other pending interviews of the same candidates at the same time, by interview id. */
  async overlapping(ids: readonly string[]): Promise<Map<string, OverlappingInterview[]>> {
    const rows = await this.database.query<(OverlappingInterview & { of: string })[]>(sql.overlapping, [ids]);
    const overlaps = new Map<string, OverlappingInterview[]>();
    for (const { of, ...other } of rows) overlaps.set(of, [...(overlaps.get(of) ?? []), other]);
    return overlaps;
  }

  /** Users assigned to the interview's job, without the candidate. */
  assigneesOf(
    { jobId, userId }: Pick<InterviewEntity, 'jobId' | 'userId'>,
    manager: EntityManager,
  ): Promise<Assignee[]> {
    return manager.query<Assignee[]>(sql.findAssignees, [jobId, userId]);
  }

  /** The subset of the jobs that have assigned users other than the candidate. */
  async jobsWithAssignees(jobIds: readonly number[], candidateId: number): Promise<Set<number>> {
    const rows = await this.database.query<{ jobId: number }[]>(sql.jobsWithAssignees, [jobIds, candidateId]);
    return new Set(rows.map(({ jobId }) => jobId));
  }

  /** Whether a job was deleted or closed. A job that is past its last day, or inactive, is not closed. */
  async isJobClosed(jobId: number, manager: EntityManager): Promise<boolean> {
    const closed = await manager.query<unknown[]>(`select from jobs where id = $1 and status = 'closed'`, [jobId]);
    return closed.length > 0;
  }

  /** The job, with the fields for mails. Every interview has a job. */
  async describeJob(jobId: number, manager: EntityManager): Promise<MailedJob> {
    const [job] = await manager.query<MailedJob[]>(mailedJob, [jobId]);
    if (job === undefined) throw new Error(`Job ${jobId} does not exist`);
    return job;
  }

  /**
   * @throws InterviewExistsError; InterviewNotFoundError if the interview of its key was deleted; UserNotFoundError,
   * JobNotFoundError if one was deleted concurrently
   */
  async insert(interview: NewInterview, manager: EntityManager): Promise<InterviewEntity> {
    const id = randomUUID();
    await translated(() => manager.insert(InterviewEntity, { id, ...interview }), interview.jobId);
    // Checked after the insert: the unique index has waited for the concurrent transaction, so its deletion is visible.
    const { idempotencyKey: key } = interview;
    if (key && (await isKeyOfDeleted(key, manager))) throw new InterviewNotFoundError();
    return manager.findOneByOrFail(InterviewEntity, { id });
  }

  /** Returns the updated interview. @throws InterviewExistsError */
  async change(id: string, changes: InterviewChanges, manager: EntityManager): Promise<InterviewEntity> {
    const row = { ...changes, updatedAt: () => 'clock_timestamp()' };
    await translated(() => manager.update(InterviewEntity, { id }, row));
    return manager.findOneByOrFail(InterviewEntity, { id });
  }

  /** Deletes interviews that took place, and whose job ended, at least a year ago. Returns the number of rows. */
  async deleteOld(now: Date): Promise<number> {
    const [, count] = await this.database.query<[unknown, number]>(deleteOld, [now]);
    return count;
  }

  /** Stores the idempotency key of the deleted interview, so that it cannot be used again. */
  async remove(id: string, manager: EntityManager): Promise<void> {
    await manager.query(remove, [id]);
  }

  /** The owner of the feed; null after the account was deleted. */
  ownerOfCalendar(calendarId: string): Promise<UserEntity | null> {
    return this.database.manager.findOneBy(UserEntity, { calendarId });
  }
}

async function isKeyOfDeleted(key: string, manager: EntityManager): Promise<boolean> {
  const found = await manager.query<unknown[]>('select from deleted_interview_keys where idempotency_key = $1', [key]);
  return found.length > 0;
}

const once: readonly (string | null)[] = ['interviews_live_once', 'interviews_idempotency_key'];

/** Translates constraint violations. `jobId` is set if `work` sets it. */
async function translated<T>(work: () => Promise<T>, jobId?: number): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (once.includes(violatedUnique(error))) throw new InterviewExistsError();
    const missing = missingReference(error);
    if (missing === 'interviews_user_id_fkey') throw new UserNotFoundError();
    if (missing === 'interviews_job_id_fkey' && jobId !== undefined) throw new JobNotFoundError(jobId);
    throw error;
  }
}
