import { createRouteMatcher, routes } from 'shared-contracts';

/** Only what is the same for everybody: nothing of an account, and no address that is a secret by itself. */
const match = createRouteMatcher([
  { owner: 'start', pattern: routes.home },
  { owner: 'start', pattern: routes.jobs },
  { owner: 'job', pattern: routes.job },
] as const);

export type KeepableKind = 'start' | 'job';

/** What kind of page an address is, if its page may be kept. A search is kept only where it asks for nothing. */
export function keepableKind({ pathname, search }: Pick<URL, 'pathname' | 'search'>): KeepableKind | null {
  const kind = match(pathname)?.owner ?? null;
  return kind === 'start' && search !== '' ? null : kind;
}

/** Whether an answer may be kept: a page, found, and not declared personal. */
export function isKeepable({ status, headers }: Response): boolean {
  const isPage = headers.get('content-type')?.startsWith('text/html') === true;
  return status === 200 && isPage && !/no-store/.test(headers.get('cache-control') ?? '');
}
