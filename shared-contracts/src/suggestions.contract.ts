import { defineEndpoint } from './endpoint.ts';
import type { Integer } from './scalars.ts';

/** A keyword to search for. */
export interface SuggestedTitle {
  /** A job title without its additions, such as "(m/f/d)" and the place, or a synonym of the typed text. */
  text: string;
  /** The expression that begins with the typed text and means the same; null: the title itself contains the typed text. */
  sameAs: string | null;
  /** Number of open jobs whose title contains all its words, in any gender and number. A search may find more. */
  jobs: Integer;
}

export interface SuggestedCompany {
  id: Integer;
  slug: string;
  name: string;
  /** Number of its open jobs. */
  jobs: Integer;
}

export interface SuggestedArea {
  /** Value of the filter `category`. */
  slug: string;
  name: string;
  /** Number of open jobs. */
  jobs: Integer;
}

/** What a typed text may be the beginning of. In each list the entries with the most jobs come first. */
export interface SearchSuggestions {
  /** At most `limits.suggestedTitles` titles, then at most `limits.suggestedSynonyms` synonyms. */
  titles: SuggestedTitle[];
  /** At most `limits.suggestedCompanies`. */
  companies: SuggestedCompany[];
  /** At most `limits.suggestedAreas`. */
  areas: SuggestedArea[];
}

/**
 * Suggestions for a text that is being typed. Each of its words is the beginning of a word of the suggestion; case and accents do
 * not matter. An empty text has none. Changes of the catalogue are included after at most `suggestionsAgeSeconds`.
 */
export const suggestSearches = defineEndpoint<{ text?: string }, SearchSuggestions>({
  name: 'suggestSearches',
  method: 'GET',
  template: '/api/proxy/suggestions{?text}',
  tags: ['JobSearch'],
});

/** Maximum age of suggestions after a change of the catalogue. */
export const suggestionsAgeSeconds = 10;
