import type { ApplicationStatus } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import type { ApplicationEntity } from '../entities/application.entity.ts';

/** An application and its job, with the fields for mails. */
export interface TrackedApplication extends Pick<ApplicationEntity, 'id' | 'status'> {
  jobTitle: string;
  companyName: string;
}

/** Statuses of applications, and the read position at the HR backend. */
export abstract class StatusesRepository {
  /** Runs `work` in a transaction; returns null if another process holds the lock. */
  abstract tryWithLock<T>(source: string, work: (manager: EntityManager) => Promise<T>): Promise<T | null>;
  /** Time up to which changes were read; the epoch before the first read. */
  abstract readUntil(source: string, manager: EntityManager): Promise<Date>;
  abstract setReadUntil(source: string, moment: Date, manager: EntityManager): Promise<void>;
  /** Null for an unknown or withdrawn application, which has no status updates. */
  abstract find(applicationId: string, manager: EntityManager): Promise<TrackedApplication | null>;
  abstract change(applicationId: string, status: ApplicationStatus, at: Date, manager: EntityManager): Promise<void>;
}
