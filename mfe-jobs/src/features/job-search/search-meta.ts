import {
  activeFilterCount,
  emptyJobFilter,
  toJobSearchParams,
  type JobFilter,
  type JobSearchPage,
} from 'shared-contracts';

/** From this many filters on, a search is somebody's own view, not a page for everybody. */
const ownView = 3;

/** The rule that the HTML server follows for the same address: no keyword, no company, few filters, something found. */
export function searchRobots(filter: JobFilter, page: JobSearchPage | undefined): 'index' | 'noindex' {
  const isOwnView = filter.keyword !== '' || filter.companyId !== '' || activeFilterCount(filter) >= ownView;
  return isOwnView || page?.total === 0 ? 'noindex' : 'index';
}

/** Query of the canonical address: only what makes a page of its own, area, city, remote work, the page. */
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
