import type { Language } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import type { SubscriberEntity } from './entities/subscriber.entity.ts';

/** The hash goes with the address: the repository sets it. */
export type NewSubscriber = Pick<SubscriberEntity, 'email' | 'firstName' | 'lastName' | 'language'> &
  Partial<Omit<SubscriberEntity, 'id' | 'addressHash'>>;

/** `updatedAt`, and the hash of an address, are set by the repository. */
export type SubscriberChanges = Partial<Omit<SubscriberEntity, 'id' | 'updatedAt' | 'addressHash'>>;

/** What locks a row locks it until the transaction ends; `AddressSuppression.lock` comes before. */
export abstract class SubscriptionRepository {
  abstract inTransaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;
  abstract find(id: string): Promise<SubscriberEntity | null>;
  abstract findByUser(userId: number): Promise<SubscriberEntity | null>;
  abstract findByAddress(email: string, manager?: EntityManager): Promise<SubscriberEntity | null>;
  /** Those of the slugs that a category has. */
  abstract knownCategories(slugs: readonly string[], manager?: EntityManager): Promise<string[]>;
  /** By slug; unknown ones are left out. */
  abstract categoryNames(slugs: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Nothing happens where there is one of this account or address, also one that is only just coming. */
  abstract add(subscriber: NewSubscriber, manager: EntityManager): Promise<void>;
  /** The account's own, else nobody's with this address. */
  abstract lock(userId: number, email: string, manager: EntityManager): Promise<SubscriberEntity | null>;
  abstract lockById(id: string, manager: EntityManager): Promise<SubscriberEntity | null>;
  /** Whoever owns it. */
  abstract lockByAddress(email: string, manager: EntityManager): Promise<SubscriberEntity | null>;
  /** Answers the subscriber as it is then. */
  abstract change(id: string, changes: SubscriberChanges, manager: EntityManager): Promise<SubscriberEntity>;
  abstract setLanguage(userId: number, language: Language, manager: EntityManager): Promise<void>;
  abstract remove(id: string, manager: EntityManager): Promise<void>;
  /** Removes a visitor's subscription of an address. */
  abstract removeUnowned(email: string, manager: EntityManager): Promise<void>;
  /** Removes a visitor's subscription of an address; its searches, and the record of jobs that were mailed, become this subscriber's. */
  abstract absorbUnowned(email: string, into: string, manager: EntityManager): Promise<void>;
}
