import { createRouteMatcher, routes } from 'shared-contracts';

/** Only what is the same for everybody: nothing of an account, and no address that is a secret by itself. */
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

export interface KeepablePage {
  /** Start pages stay; of the others, the last ones that were read. */
  cache: 'starts' | 'recent';
  /** Address under which the page is kept: the query of a list names its content, any other changes nothing. */
  path: string;
}

/** Where the page of an address may be kept; null: it may not. */
export function keepablePage({ pathname, search }: Pick<URL, 'pathname' | 'search'>): KeepablePage | null {
  const owner = match(pathname)?.owner ?? null;
  const isStart = pathname === routes.home || pathname === routes.jobs;
  if (owner === null || (owner === 'start' && search !== '')) return null;
  if (isStart && search === '') return { cache: 'starts', path: pathname };
  return { cache: 'recent', path: owner === 'list' ? pathname + search : pathname };
}

/** Whether an answer may be kept: a page, found, and not declared personal. */
export function isKeepable({ status, headers }: Response): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') === true;
  return status === 200 && isPage && !/no-store/.test(headers.get('cache-control') ?? '');
}
