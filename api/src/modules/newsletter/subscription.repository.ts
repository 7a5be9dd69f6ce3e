import type { EntityManager } from 'typeorm';
import type { SubscriberEntity } from './entities/subscriber.entity.ts';

export type NewSubscriber = Pick<SubscriberEntity, 'email' | 'firstName' | 'lastName' | 'language'> &
  Partial<Omit<SubscriberEntity, 'id'>>;

/** `updatedAt` is set by the repository. */
export type SubscriberChanges = Partial<Omit<SubscriberEntity, 'id' | 'updatedAt'>>;

export abstract class SubscriptionRepository {
  abstract inTransaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;
  abstract findByUser(userId: number): Promise<SubscriberEntity | null>;
  /** Those of the slugs that a category has. */
  abstract knownCategories(slugs: readonly string[], manager?: EntityManager): Promise<string[]>;
  /** Nothing happens where there is one of this account or address, also one that is only just coming. */
  abstract add(subscriber: NewSubscriber, manager: EntityManager): Promise<void>;
  /** The account's own, else nobody's with this address; locked until the transaction ends. */
  abstract lock(userId: number, email: string, manager: EntityManager): Promise<SubscriberEntity | null>;
  /** Answers the subscriber as it is then. */
  abstract change(id: string, changes: SubscriberChanges, manager: EntityManager): Promise<SubscriberEntity>;
  /** Removes nobody's subscription of an address. */
  abstract removeUnowned(email: string, manager: EntityManager): Promise<void>;
}
