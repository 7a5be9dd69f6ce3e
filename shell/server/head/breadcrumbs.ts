import {
  categoryName,
  createRouteMatcher,
  getJob,
  href,
  pageUrl,
  routes,
  searchJobs,
  type Language,
  type RegisteredRemote,
  type RouteMatch,
} from 'shared-contracts';
import { valueOf, type RouteData } from '../data/route-data.ts';
import type { PageOwner } from '../site/route-table.ts';

export interface Crumb {
  name: string;
  /** Path on our origin. */
  path: string;
  /** Without a question mark. */
  query?: string;
}

const start: Record<Language, string> = { pt: 'Início', en: 'Home' };

/** Start page, the parent pages of the same remote, the category, this page: the same as the page shows. */
export function crumbsOf(match: RouteMatch<PageOwner>, data: RouteData, title: string, language: Language): Crumb[] {
  const { owner, pattern, params } = match;
  const path = href(pattern, params);
  const first = { name: start[language], path: routes.home };
  if (owner.kind === 'shell') return [first, { name: title, path }];
  const above = ancestors(path).flatMap((one) => crumbAt(owner.remote, one, language) ?? []);
  const category = categoryCrumb(data, language);
  if (pattern.includes(':')) return [first, ...above, ...category, { name: title, path }];
  return [first, ...above, crumbAt(owner.remote, path, language) ?? { name: title, path }, ...category];
}

/** `/jobs/12/apply` → `/jobs`, `/jobs/12` */
function ancestors(path: string): string[] {
  const parts = path.split('/').filter(Boolean).slice(0, -1);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
}

/** A page of the remote, named by its link in the header, else by its title. */
function crumbAt(remote: RegisteredRemote, path: string, language: Language): Crumb | null {
  const found = createRouteMatcher(remote.routes.map((route) => ({ owner: route, pattern: route.path })))(path);
  if (found === null) return null;
  const label =
    remote.nav.find(({ slot, to }) => slot === 'shell.nav.main.v1' && to === path)?.label ?? found.owner.title;
  const name = remote.texts[language][label];
  return name === undefined ? null : { name, path };
}

function categoryCrumb(data: RouteData, language: Language): Crumb[] {
  const job = valueOf(data, getJob);
  const { name, slug } = valueOf(data, searchJobs)?.category ?? { name: job?.category, slug: job?.categorySlug };
  if (!name || !slug) return [];
  const query = new URLSearchParams({ category: slug }).toString();
  return [{ name: categoryName({ slug, name }, language), path: routes.jobs, query }];
}

interface CrumbTrail {
  crumbs: readonly Crumb[];
  publicUrl: string;
  language: Language;
}

/** T17; each in the language of the page. */
export function breadcrumbList({ crumbs, publicUrl, language }: CrumbTrail): object {
  const item = ({ name, path, query = '' }: Crumb, index: number) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: pageUrl(publicUrl, path, query, language),
  });
  return { '@type': 'BreadcrumbList', itemListElement: crumbs.map(item) };
}
