import { activeFilterCount, type JobFilter, type JobSearchPage } from 'shared-contracts';

/** A page with fewer filters than this, no keyword and some results is worth a place in a search engine. */
const tooManyFilters = 3;

/** The rule that the HTML server follows for the same address. */
export function searchRobots(filter: JobFilter, page: JobSearchPage | undefined): 'index' | 'noindex' {
  const isPrivate = filter.keyword !== '' || activeFilterCount(filter) >= tooManyFilters;
  return isPrivate || page?.total === 0 ? 'noindex' : 'index';
}
