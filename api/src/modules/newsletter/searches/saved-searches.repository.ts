import type { EntityManager } from 'typeorm';
import type { SavedSearchEntity } from '../entities/saved-search.entity.ts';

/** Whoever adds holds the lock of the subscriber's row, so that two at once do not pass the limit together. */
export abstract class SavedSearchesRepository {
  /** Oldest first. */
  abstract list(subscriberId: string, manager?: EntityManager): Promise<SavedSearchEntity[]>;
  abstract add(subscriberId: string, query: string, manager: EntityManager): Promise<SavedSearchEntity>;
  /** What was removed; null: there is no such search of theirs. */
  abstract remove(subscriberId: string, id: string): Promise<SavedSearchEntity | null>;
}
