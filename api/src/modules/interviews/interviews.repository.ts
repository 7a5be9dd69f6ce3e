import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../users/index.ts';
import type { InterviewEntity } from './entities/interview.entity.ts';
import type { MailedJob } from './mailed-interview.ts';

/** What is agreed about the meeting itself. */
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

/** Why an interview ended with what it depends on. */
export type InterviewEndCause = 'job-ended' | 'application-withdrawn';

export interface InterviewToCancel {
  interview: InterviewEntity;
  cause: InterviewEndCause;
}

/** One interview, those of a job, or those of an application. */
export type CancellationScope = { id: string } | { jobId: number } | { applicationId: string };

/** Another interview of a candidate. */
export type OverlappingInterview = Pick<InterviewEntity, 'id' | 'jobId' | 'scheduledAt' | 'endTime'>;

/** A user who is assigned to a job, as mails address them. */
export type Assignee = Pick<UserEntity, 'id' | 'email' | 'language' | 'firstName' | 'lastName'>;

export abstract class InterviewsRepository {
  abstract inTransaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;
  abstract find(id: string): Promise<InterviewEntity | null>;
  /** In no order. */
  abstract listOf(userId: number): Promise<InterviewEntity[]>;
  /** In no order. */
  abstract listOfJob(jobId: number): Promise<InterviewEntity[]>;
  /** What an earlier call with the same key has planned. */
  abstract findByKey(idempotencyKey: string): Promise<InterviewEntity | null>;
  /** Id of somebody's application to a job. */
  abstract applicationOf(applicant: Pick<InterviewEntity, 'userId' | 'jobId'>): Promise<string | null>;
  /** Locks the row until the transaction ends. */
  abstract lock(id: string, manager: EntityManager): Promise<InterviewEntity | null>;
  /** Locks the rows of an account until the transaction ends. */
  abstract lockAllOf(userId: number, manager: EntityManager): Promise<InterviewEntity[]>;
  /** Interviews that have not begun and whose job or application has ended; their ids, the nearest first. */
  abstract findToCancel(now: Date, limit: number): Promise<string[]>;
  /** The same within a scope. Locks their rows until the transaction ends. */
  abstract lockToCancel(scope: CancellationScope, now: Date, manager: EntityManager): Promise<InterviewToCancel[]>;
  /** Interviews whose time passed a day ago and that have no outcome, if it was not asked for since; their ids, the nearest first. */
  abstract findWithoutOutcome(now: Date, limit: number): Promise<string[]>;
  /** The interview, noted as asked for; null where it is no longer among those. Locks its row until the transaction ends. */
  abstract noteAsked(id: string, now: Date, manager: EntityManager): Promise<InterviewEntity | null>;
  /** Other interviews of the same candidates at the same time that still take place, by interview. */
  abstract overlapping(ids: readonly string[]): Promise<Map<string, OverlappingInterview[]>>;
  /** Users assigned to an interview's job, without its candidate. */
  abstract assigneesOf(
    interview: Pick<InterviewEntity, 'jobId' | 'userId'>,
    manager: EntityManager,
  ): Promise<Assignee[]>;
  /** Those of the jobs that have assigned users other than the candidate. */
  abstract jobsWithAssignees(jobIds: readonly number[], candidateId: number): Promise<Set<number>>;
  /** Whether a job was deleted or closed; one whose last day has passed, or that is switched off, was not. */
  abstract isJobClosed(jobId: number, manager: EntityManager): Promise<boolean>;
  /** A job as mails name it; every interview has one. */
  abstract describeJob(jobId: number, manager: EntityManager): Promise<MailedJob>;
  /** Whether what was planned under the key has been deleted since. */
  abstract isKeyOfDeleted(idempotencyKey: string): Promise<boolean>;
  /** @throws InterviewExistsError; InterviewNotFoundError: its key's was deleted; UserNotFoundError, JobNotFoundError: gone by now */
  abstract insert(interview: NewInterview, manager: EntityManager): Promise<InterviewEntity>;
  /** Answers the interview as it is then. @throws InterviewExistsError */
  abstract change(id: string, changes: InterviewChanges, manager: EntityManager): Promise<InterviewEntity>;
  /** Deletes those whose job ended a year ago and that lie as far back; answers how many. */
  abstract deleteOld(now: Date): Promise<number>;
  /** Its key stays, so that nothing is planned under it again. */
  abstract remove(id: string, manager: EntityManager): Promise<void>;
  /** Whose feed it is; nobody's once the account is about to go. */
  abstract ownerOfCalendar(calendarId: string): Promise<UserEntity | null>;
}
