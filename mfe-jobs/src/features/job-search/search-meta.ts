import {
  activeFilterCount,
  emptyJobFilter,
  toJobSearchParams,
  type JobFilter,
  type JobSearchPage,
} from 'shared-contracts';

/** With this many filters or more, a search is not indexed. */
const ownView = 3;

/** The rule that the HTML server follows for the same address: no keyword, no company, few filters, something found. */
export function searchRobots(filter: JobFilter, page: JobSearchPage | undefined): 'index' | 'noindex' {
  const isOwnView = filter.keyword !== '' || filter.companyId !== '' || activeFilterCount(filter) >= ownView;
  return isOwnView || page?.total === 0 ? 'noindex' : 'index';
}

/** Query of the canonical address: only the parameters of indexed pages: area, city, remote work, page. */
export function canonicalQuery(filter: JobFilter, page: JobSearchPage): URLSearchParams {
  const kept = toJobSearchParams({
    ...emptyJobFilter,
    category: page.category?.slug ?? filter.category,
    location: filter.location,
    remote: filter.remote === 'true' ? 'true' : '',
    page: page.page,
  });
  const order = ['category', 'location', 'remote', 'page'];
  return new URLSearchParams([...kept].toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
}
