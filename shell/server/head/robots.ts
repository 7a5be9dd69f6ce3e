import {
  activeFilterCount,
  getCompany,
  listCompanies,
  searchJobs,
  templateVariables,
  toJobFilter,
  type RouteMatch,
  type StructuredDataKind,
} from 'shared-contracts';
import { valueOf, type RouteData } from '../data/route-data.ts';
import { isPublic } from '../pages/resolved-page.ts';
import { structuredDataKindOf, type PageOwner } from '../site/route-table.ts';
import type { PageHead } from './print-head.ts';

/** Number of filters from which a search is a personal view, not a public page (T24). */
const ownView = 3;

type IsThin = (query: URLSearchParams, data: RouteData) => boolean;

/** Pages that search engines should not index, by their content. */
const thin: Partial<Record<StructuredDataKind, IsThin>> = {
  'job-list': isThinSearch,
  'company-list': (query, data) => Boolean(query.get('search')?.trim()) || valueOf(data, listCompanies)?.total === 0,
  // companies without open jobs are not listed either; the page is kept for followers
  company: (_, data) => valueOf(data, getCompany)?.jobCount === 0,
};

export function robotsOf(
  { owner }: RouteMatch<PageOwner>,
  query: URLSearchParams,
  data: RouteData,
): PageHead['robots'] {
  const isThin = thin[structuredDataKindOf(owner)]?.(query, data) ?? false;
  return owner.route.robots === 'index' && isPublic(owner) && !isThin ? 'index,follow' : 'noindex,follow';
}

/** A keyword, a company (it has its own page), many filters or no results. */
function isThinSearch(query: URLSearchParams, data: RouteData): boolean {
  const filter = toJobFilter(templateVariables(searchJobs.template, {}, query));
  const isEmpty = valueOf(data, searchJobs)?.total === 0;
  return filter.keyword !== '' || filter.companyId !== '' || activeFilterCount(filter) >= ownView || isEmpty;
}
