import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { SavedSearchEntity } from '../entities/saved-search.entity.ts';
import { SavedSearchesRepository } from './saved-searches.repository.ts';

@Injectable()
export class TypeOrmSavedSearchesRepository extends SavedSearchesRepository {
  constructor(private readonly database: DataSource) {
    super();
  }

  list(subscriberId: string, manager = this.database.manager): Promise<SavedSearchEntity[]> {
    return manager.find(SavedSearchEntity, { where: { subscriberId }, order: { createdAt: 'asc', id: 'asc' } });
  }

  async add(subscriberId: string, query: string, manager: EntityManager): Promise<SavedSearchEntity> {
    const id = randomUUID();
    await manager.insert(SavedSearchEntity, { id, subscriberId, query, createdAt: () => 'clock_timestamp()' });
    return manager.findOneByOrFail(SavedSearchEntity, { id });
  }

  async remove(subscriberId: string, id: string): Promise<SavedSearchEntity | null> {
    const search = await this.database.manager.findOneBy(SavedSearchEntity, { subscriberId, id });
    const { affected } = await this.database.manager.delete(SavedSearchEntity, { subscriberId, id });
    return affected === 1 ? search : null;
  }
}
