import type { StatusChange } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import type { ApplicationEntity, StoredAnswer } from './entities/application.entity.ts';

export type NewApplication = Pick<
  ApplicationEntity,
  | 'id'
  | 'jobId'
  | 'userId'
  | 'idempotencyKey'
  | 'fileId'
  | 'fileName'
  | 'fileSize'
  | 'fileSha256'
  | 'pages'
  | 'name'
  | 'email'
  | 'language'
  | 'questionsDue'
  | 'submittedAt'
  | 'dueAt'
>;

export abstract class ApplicationsRepository {
  abstract inTransaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;
  abstract find(id: string): Promise<ApplicationEntity | null>;
  /** The application that an earlier request with the same key stored. */
  abstract findByKey(jobId: number, idempotencyKey: string, manager?: EntityManager): Promise<ApplicationEntity | null>;
  /** The valid application with this address, if any. */
  abstract findByEmail(jobId: number, email: string): Promise<ApplicationEntity | null>;
  /** The account's application to the job, unless it is withdrawn. */
  abstract findOwn(jobId: number, userId: number): Promise<ApplicationEntity | null>;
  /** The subset of the jobs that the HR backend does not have: their applications are stored here (ADR 27). */
  abstract keptJobs(jobIds: readonly number[]): Promise<ReadonlySet<number>>;
  /** Oldest first. */
  abstract history(id: string): Promise<StatusChange[]>;
  /** Locks the row until the transaction ends. */
  abstract lock(id: string, manager: EntityManager): Promise<ApplicationEntity | null>;
  /** @throws AlreadyAppliedError */
  abstract insert(application: NewApplication, manager: EntityManager): Promise<void>;
  /** Makes the application due immediately. */
  abstract answer(id: string, answers: readonly StoredAnswer[], at: Date, manager: EntityManager): Promise<void>;
  /** Clears an earlier delivery failure, so that the withdrawal is delivered. */
  abstract withdraw(id: string, at: Date, manager: EntityManager): Promise<void>;
}
