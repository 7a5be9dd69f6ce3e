import type { DeliveryHealth } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import type { Statements } from '../../../database/pools.provider.ts';
import type { ApplicationEntity } from '../entities/application.entity.ts';

/** An application with its job, with the fields for the HR backend and mails. */
export interface OutgoingApplication extends ApplicationEntity {
  /** Id of the job at its source. */
  externalJobId: string;
  /** Whether the job is from the HR backend; otherwise it was created here. */
  isHrJob: boolean;
  jobIsClosed: boolean;
  /**
   * Whether the HR backend has assigned `hrId` to another application since: requests with it would change that one.
   */
  hrIdIsReused: boolean;
  jobTitle: string;
  jobSlug: string;
  companyName: string;
}

export type Progress = Partial<
  Pick<
    ApplicationEntity,
    | 'hrId'
    | 'deliveredAt'
    | 'answersDeliveredAt'
    | 'withdrawalDeliveredAt'
    | 'refusedAt'
    | 'deliveryFailedAt'
    | 'deliveryError'
    | 'reusedHrId'
    | 'fileId'
  >
>;

/** A failed delivery, for operators. */
export interface FailedDelivery extends Pick<
  ApplicationEntity,
  'id' | 'jobId' | 'submittedAt' | 'deliveryFailedAt' | 'deliveryError' | 'reusedHrId'
> {
  /** The application with `reusedHrId`, and the time of its delivery. */
  previousOwner: Pick<ApplicationEntity, 'id' | 'deliveredAt'> | null;
}

/** Deliveries to the HR backend. */
export abstract class DeliveriesRepository {
  /** Runs `work` under a lock on the application, on one connection. */
  abstract exclusively<T>(id: string, work: (manager: EntityManager) => Promise<T>): Promise<T>;
  abstract find(id: string, manager: EntityManager): Promise<OutgoingApplication | null>;
  /**
   * Records the attempt before the first request. False: the application was withdrawn concurrently and must not be
   * sent.
   */
  abstract beginAttempt(id: string, manager: EntityManager): Promise<boolean>;
  /** @throws HrIdReusedError if another application has the `hrId` */
  abstract record(id: string, progress: Progress, manager: EntityManager): Promise<void>;
  abstract health(statements?: Statements): Promise<DeliveryHealth>;
  /** Latest first, at most `limit`. */
  abstract failed(limit: number): Promise<FailedDelivery[]>;
  /** Clears the failures; returns the ids of the applications. */
  abstract revive(manager: EntityManager): Promise<string[]>;
  /**
   * Resets deliveries since `since` and releases the ids that the HR backend assigned since then. Returns the ids of
   * the applications to send again. An application with a deleted file cannot be sent.
   */
  abstract resetSince(since: Date, manager: EntityManager): Promise<string[]>;
}
