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
import type { PageHead } from './page-head.ts';

/** Filters from which on a search is a view of somebody's own, not a page for everybody (T24). */
const ownView = 3;

type IsThin = (query: URLSearchParams, data: RouteData) => boolean;

/** Pages that a search engine should not keep, by what they show. */
const thin: Partial<Record<StructuredDataKind, IsThin>> = {
  'job-list': isThinSearch,
  'company-list': (query, data) => Boolean(query.get('search')?.trim()) || valueOf(data, listCompanies)?.total === 0,
  // who offers no work is not in our list either; the page is there for those who follow
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

/** A keyword, a company, which has a page of its own, many filters or nothing found. */
function isThinSearch(query: URLSearchParams, data: RouteData): boolean {
  const filter = toJobFilter(templateVariables(searchJobs.template, {}, query));
  const isEmpty = valueOf(data, searchJobs)?.total === 0;
  return filter.keyword !== '' || filter.companyId !== '' || activeFilterCount(filter) >= ownView || isEmpty;
}
