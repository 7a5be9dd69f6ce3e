import type { EntityManager } from 'typeorm';
import type { AlertRequestEntity } from '../entities/alert-request.entity.ts';

export type NewAlertRequest = Omit<AlertRequestEntity, 'id' | 'requestedAt' | 'confirmedAt'>;

export abstract class AlertRequestsRepository {
  abstract add(request: NewAlertRequest, manager: EntityManager): Promise<AlertRequestEntity>;
  /** Number of requests of an address within the last hour. */
  abstract countRecent(email: string, manager: EntityManager): Promise<number>;
  abstract find(id: string, manager?: EntityManager): Promise<AlertRequestEntity | null>;
  /** Locks the row until the transaction ends. The account of its address is locked first, as in its erasure. */
  abstract lock(id: string, manager: EntityManager): Promise<AlertRequestEntity | null>;
  abstract confirm(id: string, now: Date, manager: EntityManager): Promise<void>;
  /** Oldest first. */
  abstract listOf(email: string): Promise<AlertRequestEntity[]>;
  /** Deletes all requests of an address. */
  abstract deleteOfAddress(email: string, manager: EntityManager): Promise<void>;
}
