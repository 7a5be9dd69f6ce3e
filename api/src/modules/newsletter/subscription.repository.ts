import type { Language } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import type { SubscriberEntity } from './entities/subscriber.entity.ts';

/** The repository sets the hash of the address. */
export type NewSubscriber = Pick<SubscriberEntity, 'email' | 'firstName' | 'lastName' | 'language'> &
  Partial<Omit<SubscriberEntity, 'id' | 'addressHash'>>;

/** The repository sets `updatedAt`, and the hash of an address. */
export type SubscriberChanges = Partial<Omit<SubscriberEntity, 'id' | 'updatedAt' | 'addressHash'>>;

/** Subscriptions. Row locks last until the transaction ends; `AddressSuppression.lock` must be acquired first. */
export abstract class SubscriptionRepository {
  abstract inTransaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;
  abstract find(id: string): Promise<SubscriberEntity | null>;
  abstract findByUser(userId: number): Promise<SubscriberEntity | null>;
  abstract findByAddress(email: string, manager?: EntityManager): Promise<SubscriberEntity | null>;
  /** The slugs of existing categories. */
  abstract knownCategories(slugs: readonly string[], manager?: EntityManager): Promise<string[]>;
  /** By slug; unknown slugs are omitted. */
  abstract categoryNames(slugs: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** No effect if the account or the address has a subscriber, also one inserted concurrently. */
  abstract add(subscriber: NewSubscriber, manager: EntityManager): Promise<void>;
  /** The account's subscriber, or else a visitor's with this address. */
  abstract lock(userId: number, email: string, manager: EntityManager): Promise<SubscriberEntity | null>;
  abstract lockById(id: string, manager: EntityManager): Promise<SubscriberEntity | null>;
  /** The subscriber of the address, with or without an account. */
  abstract lockByAddress(email: string, manager: EntityManager): Promise<SubscriberEntity | null>;
  /** Returns the changed subscriber. */
  abstract change(id: string, changes: SubscriberChanges, manager: EntityManager): Promise<SubscriberEntity>;
  abstract setLanguage(userId: number, language: Language, manager: EntityManager): Promise<void>;
  abstract remove(id: string, manager: EntityManager): Promise<void>;
  /** Deletes a visitor's subscription of an address. */
  abstract removeUnowned(email: string, manager: EntityManager): Promise<void>;
  /** Deletes a visitor's subscription of an address, and moves its searches and mailed jobs to this subscriber. */
  abstract mergeUnowned(email: string, into: string, manager: EntityManager): Promise<void>;
}
