import { createRouteMatcher, routes } from 'shared-contracts';

/** Only public pages: no account pages, and no addresses that are secrets. */
const match = createRouteMatcher([
  { owner: 'start', pattern: routes.home },
  { owner: 'list', pattern: routes.jobs },
  { owner: 'list', pattern: routes.companies },
  { owner: 'single', pattern: routes.job },
  { owner: 'single', pattern: routes.company },
  { owner: 'single', pattern: routes.landing },
  { owner: 'single', pattern: routes.comingSoon },
  { owner: 'single', pattern: routes.mobileApp },
  { owner: 'single', pattern: routes.faq },
  { owner: 'single', pattern: routes.contact },
  { owner: 'single', pattern: routes.terms },
  { owner: 'single', pattern: routes.privacy },
] as const);

export interface CacheablePage {
  /** `starts`: start pages, never evicted. `recent`: the pages that were read last. */
  cache: 'starts' | 'recent';
  /** Cache key of the page: the query of a list is part of its content, any other query is ignored. */
  path: string;
}

/** Cache of the page at an address; null if it may not be cached. */
export function cacheablePage({ pathname, search }: Pick<URL, 'pathname' | 'search'>): CacheablePage | null {
  const owner = match(pathname)?.owner ?? null;
  const isStart = pathname === routes.home || pathname === routes.jobs;
  if (owner === null || (owner === 'start' && search !== '')) return null;
  if (isStart && search === '') return { cache: 'starts', path: pathname };
  return { cache: 'recent', path: owner === 'list' ? pathname + search : pathname };
}

/** Whether an answer may be cached: a page with status 200 that is not declared private. */
export function isCacheable({ status, headers }: Response): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') === true;
  return status === 200 && isPage && !/no-store/.test(headers.get('cache-control') ?? '');
}

/** Files with a hash in their address that a page names: preloads, fonts, icons, the start script. */
const fileAddress = /["'(](\/(?:assets|remotes)\/[\w@~+./-]+\.(?:js|css|woff2|svg|png))["')]/g;

/** Addresses of the hashed files that a page's markup names, each once. */
export function filesOf(html: string): string[] {
  return [...new Set([...html.matchAll(fileAddress)].map(([, address]) => address!))];
}
