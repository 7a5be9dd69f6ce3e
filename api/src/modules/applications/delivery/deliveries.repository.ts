import type { DeliveryHealth } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import type { Statements } from '../../../database/reserved-connection.ts';
import type { ApplicationEntity } from '../entities/application.entity.ts';

/** An application with its job, as the HR backend and a mail name it. */
export interface OutgoingApplication extends ApplicationEntity {
  /** Its name at its source. */
  externalJobId: string;
  /** Whether the HR backend knows the job; one that was made here is nobody else's. */
  isHrJob: boolean;
  jobIsClosed: boolean;
  /** Whether the HR backend has given `hrId` to another application since: calls under it would reach that one. */
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

/** An application that was given up, as an operator reads it. */
export interface FailedDelivery extends Pick<
  ApplicationEntity,
  'id' | 'jobId' | 'submittedAt' | 'deliveryFailedAt' | 'deliveryError' | 'reusedHrId'
> {
  /** The application that has `reusedHrId`, and when the HR backend took it. */
  previousOwner: Pick<ApplicationEntity, 'id' | 'deliveredAt'> | null;
}

/** The way of applications to the HR backend, as the database knows it. */
export abstract class DeliveriesRepository {
  /** Runs `work` while no other process works on the same application; everything in it goes over one connection. */
  abstract exclusively<T>(id: string, work: (manager: EntityManager) => Promise<T>): Promise<T>;
  abstract find(id: string, manager: EntityManager): Promise<OutgoingApplication | null>;
  /**
   * Notes, before the first call, that the HR backend may know of it. False: it was withdrawn in the meantime, and nothing
   * has to leave.
   */
  abstract beginAttempt(id: string, manager: EntityManager): Promise<boolean>;
  /** @throws HrIdReusedError where another application has the `hrId` */
  abstract record(id: string, progress: Progress, manager: EntityManager): Promise<void>;
  abstract health(statements?: Statements): Promise<DeliveryHealth>;
  /** The latest first, `limit` at most. */
  abstract failed(limit: number): Promise<FailedDelivery[]>;
  /** Takes back that these were given up; answers their ids. */
  abstract revive(manager: EntityManager): Promise<string[]>;
  /**
   * Takes back what the HR backend was sent at `since` or later, and releases the ids that it gave then. Returns the ids of the
   * applications that have to be sent something again; one whose file was deleted cannot be sent.
   */
  abstract resetSince(since: Date, manager: EntityManager): Promise<string[]>;
}
