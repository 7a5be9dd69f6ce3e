import { templateVariables } from './endpoint.ts';
import { toJobFilter, toJobSearchParams } from './job-filter.ts';
import { searchJobs } from './jobs.contract.ts';

/**
 * Canonical query string of a saved search: equal searches have the same string. Sort, page and unknown parameters are
 * removed. Never throws.
 */
export function toSavedSearchQuery(query: string): string {
  const filter = toJobFilter(templateVariables(searchJobs.template, {}, new URLSearchParams(query)));
  const [types, experienceLevels] = [filter.types.toSorted(), filter.experienceLevels.toSorted()];
  return toJobSearchParams({ ...filter, types, experienceLevels, sort: 'relevance', page: 1 }).toString();
}
