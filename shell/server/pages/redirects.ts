import { href, routes, searchJobs, toPageNumber, type RouteMatch } from 'shared-contracts';
import { valueOf, type RouteData } from '../data/route-data.ts';
import type { PageOwner } from '../site/route-table.ts';
import type { PageRequest } from './page-request.ts';

/** The canonical address of this page, or null when this address is canonical. Always a path of this site. */
export function canonicalRedirect(request: PageRequest, match: RouteMatch<PageOwner>, data: RouteData): string | null {
  return (
    toSlug(request, match, data) ??
    toCategorySlug(request, data) ??
    toLastPage(request, data) ??
    withoutTrailingSlash(request)
  );
}

/**
 * The search page, for an application address without a job number (SPEC §2); null for every other address. Needs no
 * request to the API.
 */
export function applyRedirect(match: RouteMatch<PageOwner> | null): string | null {
  if (match?.pattern !== routes.apply || /^\d+$/.test(match.params['id'] ?? '')) return null;
  return routes.jobs;
}

/** `/jobs/12` and a slug that was renamed lead to the slug of the answer (T25). */
function toSlug(request: PageRequest, match: RouteMatch<PageOwner>, data: RouteData): string | null {
  const name = /\/:(\w+)$/.exec(match.pattern)?.[1];
  const slug = data.map((one) => (one.decidesStatus ? slugOf(one.answer) : null)).find((one) => one !== null);
  if (name === undefined || slug === undefined || match.params[name] === slug) return null;
  return href(match.pattern, { ...match.params, [name]: slug }) + request.search;
}

function slugOf(answer: RouteData[number]['answer']): string | null {
  if (answer.kind !== 'value' || typeof answer.value !== 'object' || answer.value === null) return null;
  const slug = 'slug' in answer.value ? answer.value.slug : null;
  return typeof slug === 'string' && slug !== '' ? slug : null;
}

/** The loose reading of a category's name leads to its canonical slug. */
function toCategorySlug(request: PageRequest, data: RouteData): string | null {
  const requested = request.query.get('category');
  const category = valueOf(data, searchJobs)?.category;
  if (!requested?.trim() || !category || category.slug === requested) return null;
  const query = new URLSearchParams(request.query);
  query.set('category', category.slug);
  return `${request.pathname}?${query.toString()}`;
}

/** A page of a search beyond the end shows the last one (DESIGN §5). */
function toLastPage(request: PageRequest, data: RouteData): string | null {
  const results = valueOf(data, searchJobs);
  const last = Math.max(1, results?.totalPages ?? 1);
  if (results === null || toPageNumber(request.query.get('page') ?? undefined) <= last) return null;
  const query = new URLSearchParams(request.query);
  if (last === 1) query.delete('page');
  else query.set('page', String(last));
  const search = query.toString();
  return search === '' ? request.pathname : `${request.pathname}?${search}`;
}

function withoutTrailingSlash({ pathname, search }: PageRequest): string | null {
  return pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) + search : null;
}
