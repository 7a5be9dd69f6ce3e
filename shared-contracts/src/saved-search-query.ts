import { templateVariables } from './endpoint.ts';
import { toJobFilter, toJobSearchParams } from './job-filter.ts';
import { searchJobs } from './jobs.contract.ts';

/**
 * The query of an address of /jobs as a saved search keeps it: equal searches are written alike, order and page and whatever
 * is no filter are left out. Never throws.
 */
export function toSavedSearchQuery(query: string): string {
  const filter = toJobFilter(templateVariables(searchJobs.template, {}, new URLSearchParams(query)));
  const [types, experienceLevels] = [filter.types.toSorted(), filter.experienceLevels.toSorted()];
  return toJobSearchParams({ ...filter, types, experienceLevels, sort: 'relevance', page: 1 }).toString();
}
