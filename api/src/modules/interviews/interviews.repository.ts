import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../users/index.ts';
import type { InterviewEntity } from './entities/interview.entity.ts';
import type { MailedJob } from './mailed-interview.ts';

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
export type InterviewEndCause = 'job-ended' | 'application-withdrawn';

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

export abstract class InterviewsRepository {
  abstract inTransaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;
  abstract find(id: string): Promise<InterviewEntity | null>;
  /** In no order. */
  abstract listOf(userId: number): Promise<InterviewEntity[]>;
  /** In no order. */
  abstract listOfJob(jobId: number): Promise<InterviewEntity[]>;
  /** The interview that an earlier request with the same key planned. */
  abstract findByKey(idempotencyKey: string): Promise<InterviewEntity | null>;
  /** Id of the user's application to a job. */
  abstract applicationOf(applicant: Pick<InterviewEntity, 'userId' | 'jobId'>): Promise<string | null>;
  /** Locks the row until the transaction ends. */
  abstract lock(id: string, manager: EntityManager): Promise<InterviewEntity | null>;
  /** Locks the rows of an account until the transaction ends. */
  abstract lockAllOf(userId: number, manager: EntityManager): Promise<InterviewEntity[]>;
  /** Ids of interviews that have not begun and whose job or application has ended, in ascending order of time. */
  abstract findToCancel(now: Date, limit: number): Promise<string[]>;
  /** The same within a scope. Locks the rows until the transaction ends. */
  abstract lockToCancel(scope: CancellationScope, now: Date, manager: EntityManager): Promise<InterviewToCancel[]>;
  /**
   * Ids of interviews that ended more than a day ago without an outcome and were not asked for since, in ascending
   * order of time.
   */
  abstract findWithoutOutcome(now: Date, limit: number): Promise<string[]>;
  /**
   * Marks the interview as asked for and returns it; null if it no longer qualifies. Locks the row until the
   * transaction ends.
   */
  abstract markAsked(id: string, now: Date, manager: EntityManager): Promise<InterviewEntity | null>;
  /** Other pending interviews of the same candidates at the same time, by interview id. */
  abstract overlapping(ids: readonly string[]): Promise<Map<string, OverlappingInterview[]>>;
  /** Users assigned to the interview's job, without the candidate. */
  abstract assigneesOf(
    interview: Pick<InterviewEntity, 'jobId' | 'userId'>,
    manager: EntityManager,
  ): Promise<Assignee[]>;
  /** The subset of the jobs that have assigned users other than the candidate. */
  abstract jobsWithAssignees(jobIds: readonly number[], candidateId: number): Promise<Set<number>>;
  /** Whether a job was deleted or closed. A job that is past its last day, or inactive, is not closed. */
  abstract isJobClosed(jobId: number, manager: EntityManager): Promise<boolean>;
  /** The job, with the fields for mails. Every interview has a job. */
  abstract describeJob(jobId: number, manager: EntityManager): Promise<MailedJob>;
  /** Whether the interview that was planned under the key has been deleted. */
  abstract isKeyOfDeleted(idempotencyKey: string): Promise<boolean>;
  /**
   * @throws InterviewExistsError; InterviewNotFoundError if the interview of its key was deleted; UserNotFoundError,
   * JobNotFoundError if one was deleted concurrently
   */
  abstract insert(interview: NewInterview, manager: EntityManager): Promise<InterviewEntity>;
  /** Returns the updated interview. @throws InterviewExistsError */
  abstract change(id: string, changes: InterviewChanges, manager: EntityManager): Promise<InterviewEntity>;
  /** Deletes interviews that took place, and whose job ended, at least a year ago. Returns the number of rows. */
  abstract deleteOld(now: Date): Promise<number>;
  /** Keeps the idempotency key, so that the key cannot be used again. */
  abstract remove(id: string, manager: EntityManager): Promise<void>;
  /** The owner of the feed; null after the account was deleted. */
  abstract ownerOfCalendar(calendarId: string): Promise<UserEntity | null>;
}
