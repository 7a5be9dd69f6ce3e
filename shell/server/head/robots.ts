import { activeFilterCount, searchJobs, templateVariables, toJobFilter, type RouteMatch } from 'shared-contracts';
import { valueOf, type RouteData } from '../data/route-data.ts';
import { isPublic } from '../pages/resolved-page.ts';
import type { PageOwner } from '../site/route-table.ts';
import { companySearchOf } from './company-words.ts';
import type { PageHead } from './page-head.ts';

/** Filters from which on a search is a view of somebody's own, not a page for everybody (T24). */
const ownView = 3;

export function robotsOf(match: RouteMatch<PageOwner>, query: URLSearchParams, data: RouteData): PageHead['robots'] {
  const { owner } = match;
  const indexed =
    owner.route.robots === 'index' &&
    isPublic(owner) &&
    !isThinSearch(query, data) &&
    companySearchOf(match, query) === '';
  return indexed ? 'index,follow' : 'noindex,follow';
}

/** A keyword, many filters or nothing found: no page that a search engine should keep. */
function isThinSearch(query: URLSearchParams, data: RouteData): boolean {
  const results = valueOf(data, searchJobs);
  if (results === null) return false;
  const filter = toJobFilter(templateVariables(searchJobs.template, {}, query));
  return filter.keyword !== '' || activeFilterCount(filter) >= ownView || results.total === 0;
}
