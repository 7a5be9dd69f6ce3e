import type { SavedSearch } from 'shared-contracts';
import type { SavedSearchEntity } from '../entities/saved-search.entity.ts';

export function toSavedSearchResponse({ id, query, createdAt }: SavedSearchEntity): SavedSearch {
  return { id, query, createdAt: createdAt.toISOString() };
}
