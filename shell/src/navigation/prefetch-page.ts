import { expandTemplate, templateVariables, type RouteMatch } from 'shared-contracts';
import { lazyParts } from '../lazy-parts';
import type { PageSource } from '../pages';
import { fileAddress, filesOf, isForeign } from '../remotes/remote-files';
import type { Owner } from '../routing/owners';

interface Preload {
  href: string;
  as: 'script' | 'fetch';
  integrity?: string | undefined;
  /** As the later request has it, or the browser makes another one: null for scripts of our own origin. */
  crossOrigin: 'anonymous' | 'use-credentials' | null;
}

interface PageAhead {
  match: RouteMatch<Owner> | null;
  address: URL;
  /** The current page. */
  page: Document;
  pages: PageSource;
}

/** Prefetches the files of a remote's app, and the parts and the API data of the page. */
export function prefetchPage({ match, address, page, pages }: PageAhead): void {
  if (match?.owner.kind !== 'remote') {
    void pages.load(match?.owner.route.page ?? 'notFound');
    return;
  }
  const { remote, route } = match.owner;
  const scripts = filesOf(remote, 'app').map((file): Preload => {
    const href = fileAddress(remote, file);
    return { href, as: 'script', integrity: remote.integrity[file], crossOrigin: isForeign(href) ? 'anonymous' : null };
  });
  const answers = (route.data ?? []).map(({ template }): Preload => {
    const variables = templateVariables(template, match.params, address.searchParams);
    return { href: expandTemplate(template, variables), as: 'fetch', crossOrigin: 'use-credentials' };
  });
  for (const preload of [...scripts, ...answers]) append(preload, page);
  // A failed prefetch is ignored: the page requests the part again and reports the error.
  for (const part of route.preload ?? []) lazyParts[part]().catch(() => {});
}

function append({ href, as, integrity, crossOrigin }: Preload, page: Document): void {
  const known = [...page.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
  const { href: absolute } = new URL(href, page.baseURI);
  if (known.some((link) => link.href === absolute)) return;
  const link = page.createElement('link');
  link.rel = 'preload';
  link.href = href;
  link.as = as;
  if (integrity !== undefined) link.integrity = integrity;
  link.crossOrigin = crossOrigin;
  page.head.append(link);
}
