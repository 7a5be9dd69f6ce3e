import {
  emptyJobFilter,
  href,
  indexedPlace,
  listCompanies,
  pageAlternates,
  pageUrl,
  placeName,
  routes,
  searchJobs,
  isRemoteOnly,
  toJobSearchParams,
  toQueriedJobFilter,
  type JobSearchPage,
  type RouteMatch,
} from 'shared-contracts';
import { valueOf, type RouteData } from '../data/route-data.ts';
import type { PageRequest } from '../pages/page-request.ts';
import { structuredDataKindOf, type PageOwner } from '../site/route-table.ts';
import type { PageAddress } from './print-head.ts';

/** Canonical and alternates of a page (T21–T25): itself in its own language, and every language it exists in. */
export function pageAddressOf(
  publicUrl: string,
  { language, query }: PageRequest,
  match: RouteMatch<PageOwner>,
  data: RouteData,
): PageAddress {
  const path = match.pattern === routes.comingSoon ? routes.landing : href(match.pattern, match.params);
  const identifying = meaningfulQuery(query, match, data).toString();
  return {
    canonical: pageUrl(publicUrl, path, identifying, language),
    alternates: pageAlternates(publicUrl, path, identifying),
  };
}

/** The query parameters that identify a page. Others are view state or tracking parameters. */
function meaningfulQuery(query: URLSearchParams, { owner }: RouteMatch<PageOwner>, data: RouteData): URLSearchParams {
  const results = valueOf(data, searchJobs);
  if (structuredDataKindOf(owner) === 'job-list' && results !== null) return searchQuery(query, results);
  if (structuredDataKindOf(owner) === 'company-list') return onlyPage(valueOf(data, listCompanies)?.page ?? 1);
  return new URLSearchParams();
}

/**
 * Of a search: category, location, place, remote, page above the first (T24). "porto" and "Porto" have the same results; the
 * canonical spelling is the one that the search offers.
 */
function searchQuery(query: URLSearchParams, results: JobSearchPage): URLSearchParams {
  const pageNumber = onlyPage(results.page);
  const place = indexedPlace(results.places);
  const filter = toJobSearchParams({
    ...emptyJobFilter,
    location: placeName(query.get('location')?.trim() ?? '', results),
    place: place === null ? [] : [place],
    category: results.category?.slug ?? query.get('category')?.trim() ?? '',
    workplace: isRemoteOnly(toQueriedJobFilter(query)) ? ['remote'] : [],
  });
  const names = ['category', 'location', 'place', 'remote'].filter((name) => filter.has(name));
  return new URLSearchParams([...names.map((name) => [name, filter.get(name)!]), ...pageNumber]);
}

const onlyPage = (page: number) => toJobSearchParams({ ...emptyJobFilter, page });
