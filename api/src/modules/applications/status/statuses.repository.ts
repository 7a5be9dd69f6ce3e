import type { ApplicationStatus } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import type { ApplicationEntity } from '../entities/application.entity.ts';

/** An application and its job, as a mail names it. */
export interface TrackedApplication extends Pick<ApplicationEntity, 'id' | 'status'> {
  jobTitle: string;
  companyName: string;
}

/** Statuses of applications, and how far those of the HR backend were read. */
export abstract class StatusesRepository {
  /** Runs `work` in a transaction, unless another process is at it: then null. */
  abstract whenFree<T>(source: string, work: (manager: EntityManager) => Promise<T>): Promise<T | null>;
  /** Changes up to here are known; the beginning of time before the first read. */
  abstract readUntil(source: string, manager: EntityManager): Promise<Date>;
  abstract setReadUntil(source: string, moment: Date, manager: EntityManager): Promise<void>;
  /** Null for an unknown or withdrawn application, whose status means nothing any more. */
  abstract find(applicationId: string, manager: EntityManager): Promise<TrackedApplication | null>;
  abstract change(applicationId: string, status: ApplicationStatus, at: Date, manager: EntityManager): Promise<void>;
}
