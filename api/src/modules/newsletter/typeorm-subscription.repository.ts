import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { missingReference } from '../../database/missing-reference.ts';
import { UnauthenticatedError } from '../auth/index.ts';
import { SubscriberEntity } from './entities/subscriber.entity.ts';
import { SubscriptionRepository, type NewSubscriber, type SubscriberChanges } from './subscription.repository.ts';

@Injectable()
export class TypeOrmSubscriptionRepository extends SubscriptionRepository {
  constructor(private readonly database: DataSource) {
    super();
  }

  inTransaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  findByUser(userId: number): Promise<SubscriberEntity | null> {
    return this.database.manager.findOneBy(SubscriberEntity, { userId });
  }

  async knownCategories(slugs: readonly string[], manager = this.database.manager): Promise<string[]> {
    const rows = await manager.query<{ slug: string }[]>('select slug from categories where slug = any($1)', [slugs]);
    return rows.map(({ slug }) => slug);
  }

  async add(subscriber: NewSubscriber, manager: EntityManager): Promise<void> {
    const values = { id: randomUUID(), ...subscriber };
    try {
      await manager.createQueryBuilder().insert().into(SubscriberEntity).values(values).orIgnore().execute();
    } catch (error) {
      if (missingReference(error) === 'subscribers_user_id_fkey') throw new UnauthenticatedError();
      throw error;
    }
  }

  lock(userId: number, email: string, manager: EntityManager): Promise<SubscriberEntity | null> {
    return manager
      .createQueryBuilder(SubscriberEntity, 's')
      .where('s.user_id = :userId or (s.user_id is null and lower(s.email) = lower(:email))', { userId, email })
      .orderBy('s.userId', 'ASC', 'NULLS LAST')
      .setLock('pessimistic_write')
      .limit(1)
      .getOne();
  }

  async change(id: string, changes: SubscriberChanges, manager: EntityManager): Promise<SubscriberEntity> {
    await manager.update(SubscriberEntity, { id }, { ...changes, updatedAt: () => 'clock_timestamp()' });
    return manager.findOneByOrFail(SubscriberEntity, { id });
  }

  async removeUnowned(email: string, manager: EntityManager): Promise<void> {
    await manager.query('delete from subscribers where user_id is null and lower(email) = lower($1)', [email]);
  }
}
