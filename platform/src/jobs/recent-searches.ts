import { localStore } from 'platform';
import {
  emptyJobFilter,
  toJobSearchParams,
  toSavedSearchQuery,
  type JobFilter,
  type Language,
  type RequestedPlace,
} from 'shared-contracts';

/** Key in `localStorage`. */
export const recentSearchesKey = 'recent-searches';

const maxSearches = 5;

/** A search that was made in this browser. */
export interface RecentSearch {
  keyword: string;
  /** The places in a sentence: "em Lisboa"; empty: anywhere. */
  where: Record<Language, string>;
  /** As of a saved search: canonical, and a position as the municipality next to it. */
  query: string;
}

const isSearch = (value: unknown): value is RecentSearch =>
  typeof value === 'object' &&
  value !== null &&
  'keyword' in value &&
  typeof value.keyword === 'string' &&
  'query' in value &&
  typeof value.query === 'string' &&
  'where' in value &&
  typeof value.where === 'object' &&
  value.where !== null;

/** Newest first. Empty if the browser blocks storage or the value is not readable. */
export function recentSearches(): RecentSearch[] {
  try {
    const stored: unknown = JSON.parse(localStore.get(recentSearchesKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSearch).slice(0, maxSearches) : [];
  } catch {
    return [];
  }
}

export function forgetSearches(): void {
  localStore.remove(recentSearchesKey);
}

function whereOf({ location }: JobFilter, places: readonly RequestedPlace[], language: Language): string {
  const text = language === 'pt' ? `em ${location}` : `in ${location}`;
  return [...(location === '' ? [] : [text]), ...places.map(({ phrase }) => phrase[language])].join(', ');
}

/**
 * Stores a search with a keyword or a place in this browser.
 *
 * @param places - of its response
 */
export function recordSearch(filter: JobFilter, places: readonly RequestedPlace[]): void {
  const { keyword, location, place } = filter;
  if (keyword === emptyJobFilter.keyword && location === emptyJobFilter.location && place.length === 0) return;
  const query = toSavedSearchQuery(toJobSearchParams(filter).toString(), places);
  const where = { pt: whereOf(filter, places, 'pt'), en: whereOf(filter, places, 'en') };
  const others = recentSearches().filter((search) => search.query !== query);
  const searches = [{ keyword, where, query }, ...others].slice(0, maxSearches);
  // A list that only this page knows is none of "before on this device".
  if (!localStore.set(recentSearchesKey, JSON.stringify(searches))) localStore.remove(recentSearchesKey);
}
