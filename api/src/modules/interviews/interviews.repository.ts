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
