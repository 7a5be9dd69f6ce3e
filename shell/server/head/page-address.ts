import { emptyJobFilter, href, routes, searchJobs, toJobSearchParams, type RouteMatch } from 'shared-contracts';
import { valueOf, type RouteData } from '../data/route-data.ts';
import type { PageRequest } from '../pages/page-request.ts';
import type { PageOwner } from '../site/route-table.ts';
import { pageUrl } from './absolute-url.ts';
import type { PageAddress } from './page-head.ts';

/** Canonical and alternates of a page (T21–T25): itself in its own language, and every language it exists in. */
export function pageAddressOf(
  publicUrl: string,
  request: PageRequest,
  match: RouteMatch<PageOwner>,
  data: RouteData,
): PageAddress {
  const path = match.pattern === routes.comingSoon ? routes.landing : href(match.pattern, match.params);
  const query = meaningfulQuery(request, data);
  const pt = pageUrl(publicUrl, path, query, 'pt');
  const en = pageUrl(publicUrl, path, query, 'en');
  return {
    canonical: request.language === 'pt' ? pt : en,
    alternates: [
      { language: 'pt-PT', url: pt },
      { language: 'en', url: en },
      { language: 'x-default', url: pt },
    ],
  };
}

/** Of a search only what makes a page of its own: category, location, remote, a page above the first (T24). */
function meaningfulQuery({ query }: PageRequest, data: RouteData): URLSearchParams {
  const results = valueOf(data, searchJobs);
  if (results === null) return new URLSearchParams();
  const kept = new URLSearchParams();
  const filter = toJobSearchParams({
    ...emptyJobFilter,
    location: query.get('location')?.trim() ?? '',
    category: results.category?.slug ?? query.get('category')?.trim() ?? '',
    remote: query.get('remote') === 'true',
    page: results.page,
  });
  for (const name of ['category', 'location', 'remote', 'page']) {
    const value = filter.get(name);
    if (value !== null) kept.set(name, value);
  }
  return kept;
}
