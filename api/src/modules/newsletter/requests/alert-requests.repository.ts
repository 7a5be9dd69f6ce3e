import type { EntityManager } from 'typeorm';
import type { AlertRequestEntity } from '../entities/alert-request.entity.ts';

export type NewAlertRequest = Omit<AlertRequestEntity, 'id' | 'requestedAt' | 'confirmedAt'>;

export abstract class AlertRequestsRepository {
  abstract add(request: NewAlertRequest, manager: EntityManager): Promise<AlertRequestEntity>;
  /** How many there were of an address within the hour. */
  abstract countRecent(email: string, manager: EntityManager): Promise<number>;
  abstract find(id: string, manager?: EntityManager): Promise<AlertRequestEntity | null>;
  /** Locks the row until the transaction ends; the account of its address is locked before it, as erasing it does. */
  abstract lock(id: string, manager: EntityManager): Promise<AlertRequestEntity | null>;
  abstract confirm(id: string, now: Date, manager: EntityManager): Promise<void>;
  /** Oldest first. */
  abstract listOf(email: string): Promise<AlertRequestEntity[]>;
  /** All of an address. */
  abstract forget(email: string, manager: EntityManager): Promise<void>;
}
