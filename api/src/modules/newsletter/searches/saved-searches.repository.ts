import type { EntityManager } from 'typeorm';
import type { SavedSearchEntity } from '../entities/saved-search.entity.ts';

/** The caller of `add` holds the lock of the subscriber's row, so that concurrent calls do not exceed the limit. */
export abstract class SavedSearchesRepository {
  /** Oldest first. */
  abstract list(subscriberId: string, manager?: EntityManager): Promise<SavedSearchEntity[]>;
  abstract add(subscriberId: string, query: string, manager: EntityManager): Promise<SavedSearchEntity>;
  /** Returns the deleted search; null: the subscriber has no such search. */
  abstract remove(subscriberId: string, id: string): Promise<SavedSearchEntity | null>;
}
