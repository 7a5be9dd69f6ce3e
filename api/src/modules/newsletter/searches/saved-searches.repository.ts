import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SavedSearchEntity } from '../subscriber.entity.ts';

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
