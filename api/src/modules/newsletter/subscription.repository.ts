import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { limits, type Language } from 'shared-contracts';
import { DataSource, type EntityManager } from 'typeorm';
import { missingReference } from '../../database/postgres.errors.ts';
import { UnauthenticatedError } from '../auth/index.ts';
import { SavedSearchEntity, SubscriberEntity } from './subscriber.entity.ts';
import { AddressHash } from './suppression/address-hash.provider.ts';

/** The repository sets the hash of the address. */
type NewSubscriber = Pick<SubscriberEntity, 'email' | 'firstName' | 'lastName' | 'language'> &
  Partial<Omit<SubscriberEntity, 'id' | 'addressHash'>>;

/** The repository sets `updatedAt`, and the hash of an address. */
export type SubscriberChanges = Partial<Omit<SubscriberEntity, 'id' | 'updatedAt' | 'addressHash'>>;

const unowned = 'select id from subscribers where user_id is null and lower(email) = lower($1)';

/** Moves the oldest searches up to the limit; duplicates are not moved. */
const moveSearches = `
  update saved_searches set subscriber_id = $2 where id in (
    select id from saved_searches
    where subscriber_id in (${unowned}) and query not in (select query from saved_searches where subscriber_id = $2)
    order by created_at, id
    limit (select greatest(0, ${limits.savedSearches} - count(*)) from saved_searches where subscriber_id = $2))`;

const moveMailedJobs = `
  update subscribers set mailed_jobs = array(
    select unnest(mailed_jobs) union
    select unnest(other.mailed_jobs) from subscribers other where other.id in (${unowned}))
  where id = $2 and exists (${unowned})`;

/** Subscriptions. Row locks last until the transaction ends; `AddressSuppression.lock` must be acquired first. */
@Injectable()
export class SubscriptionRepository {
  constructor(
    private readonly database: DataSource,
    private readonly hash: AddressHash,
  ) {}

  inTransaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  find(id: string): Promise<SubscriberEntity | null> {
    return this.database.manager.findOneBy(SubscriberEntity, { id });
  }

  findByUser(userId: number): Promise<SubscriberEntity | null> {
    return this.database.manager.findOneBy(SubscriberEntity, { userId });
  }

  findByAddress(email: string, manager = this.database.manager): Promise<SubscriberEntity | null> {
    return ofAddress(email, manager).getOne();
  }

  /** The slugs of existing categories. */
  async knownCategories(slugs: readonly string[], manager = this.database.manager): Promise<string[]> {
    const rows = await manager.query<{ slug: string }[]>('select slug from categories where slug = any($1)', [slugs]);
    return rows.map(({ slug }) => slug);
  }

  /** By slug; unknown slugs are omitted. */
  async categoryNames(slugs: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const select = 'select slug, name from categories where slug = any($1)';
    const rows = await this.database.query<{ slug: string; name: string }[]>(select, [slugs]);
    return new Map(rows.map(({ slug, name }) => [slug, name]));
  }

  /** No effect if the account or the address has a subscriber, also one inserted concurrently. */
  async add(subscriber: NewSubscriber, manager: EntityManager): Promise<void> {
    const values = { id: randomUUID(), ...subscriber, ...this.hashed(subscriber) };
    try {
      await manager.createQueryBuilder().insert().into(SubscriberEntity).values(values).orIgnore().execute();
    } catch (error) {
      if (missingReference(error) === 'subscribers_user_id_fkey') throw new UnauthenticatedError();
      throw error;
    }
  }

  /** The account's subscriber, or else a visitor's with this address. */
  lock(userId: number, email: string, manager: EntityManager): Promise<SubscriberEntity | null> {
    return manager
      .createQueryBuilder(SubscriberEntity, 's')
      .where('s.user_id = :userId or (s.user_id is null and lower(s.email) = lower(:email))', { userId, email })
      .orderBy('s.userId', 'ASC', 'NULLS LAST')
      .setLock('pessimistic_write')
      .limit(1)
      .getOne();
  }

  lockById(id: string, manager: EntityManager): Promise<SubscriberEntity | null> {
    return manager.findOne(SubscriberEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** The subscriber of the address, with or without an account. */
  lockByAddress(email: string, manager: EntityManager): Promise<SubscriberEntity | null> {
    return ofAddress(email, manager).setLock('pessimistic_write').getOne();
  }

  /** Returns the changed subscriber. */
  async change(id: string, changes: SubscriberChanges, manager: EntityManager): Promise<SubscriberEntity> {
    const set = { ...changes, ...this.hashed(changes), updatedAt: () => 'clock_timestamp()' };
    await manager.update(SubscriberEntity, { id }, set);
    return manager.findOneByOrFail(SubscriberEntity, { id });
  }

  async setLanguage(userId: number, language: Language, manager: EntityManager): Promise<void> {
    await manager.update(SubscriberEntity, { userId }, { language, updatedAt: () => 'clock_timestamp()' });
  }

  async remove(id: string, manager: EntityManager): Promise<void> {
    await manager.delete(SubscriberEntity, { id });
  }

  /** Deletes a visitor's subscription of an address. */
  async removeUnowned(email: string, manager: EntityManager): Promise<void> {
    await manager.query(`delete from subscribers where id in (${unowned})`, [email]);
  }

  /** Deletes a visitor's subscription of an address, and moves its searches and mailed jobs to this subscriber. */
  async mergeUnowned(email: string, into: string, manager: EntityManager): Promise<void> {
    await manager.query(moveSearches, [email, into]);
    await manager.query(moveMailedJobs, [email, into]);
    await this.removeUnowned(email, manager);
  }

  private hashed({ email }: { email?: string | undefined }) {
    return email === undefined ? {} : { addressHash: this.hash.of(email) };
  }
}

const ofAddress = (email: string, manager: EntityManager) =>
  manager.createQueryBuilder(SubscriberEntity, 's').where('lower(s.email) = lower(:email)', { email });

/** The caller of `add` holds the lock of the subscriber's row, so that concurrent calls do not exceed the limit. */
@Injectable()
export class SavedSearchesRepository {
  constructor(private readonly database: DataSource) {}

  /** Oldest first. */
  list(subscriberId: string, manager = this.database.manager): Promise<SavedSearchEntity[]> {
    return manager.find(SavedSearchEntity, { where: { subscriberId }, order: { createdAt: 'asc', id: 'asc' } });
  }

  async add(subscriberId: string, query: string, manager: EntityManager): Promise<SavedSearchEntity> {
    const id = randomUUID();
    await manager.insert(SavedSearchEntity, { id, subscriberId, query, createdAt: () => 'clock_timestamp()' });
    return manager.findOneByOrFail(SavedSearchEntity, { id });
  }

  /** Returns the deleted search; null: the subscriber has no such search. */
  async remove(subscriberId: string, id: string): Promise<SavedSearchEntity | null> {
    const search = await this.database.manager.findOneBy(SavedSearchEntity, { subscriberId, id });
    const { affected } = await this.database.manager.delete(SavedSearchEntity, { subscriberId, id });
    return affected === 1 ? search : null;
  }
}
