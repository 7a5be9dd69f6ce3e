import { dataVariables, expandTemplate, type RouteMatch } from 'shared-contracts';
import type { PageSource } from '../pages/page-source';
import { fileAddress, filesOf, isForeign } from '../remotes/remote-files';
import type { FindOwner, Owner } from '../routing/owners';

/** A pointer that only passes over a link does not start a prefetch. */
const intentAfter = 80;

/** Prefetches code and data of a page when the user shows intent to navigate to it. */
export function prefetchOnIntent(ownerOf: FindOwner, pages: PageSource, page: Document = document): void {
  const done = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const prefetch = (event: Event) => {
    const address = linkAddress(event);
    if (address === null || done.has(address.href) || isCostly(window)) return;
    done.add(address.href);
    prefetchPage({ match: ownerOf(address.pathname), address, page, pages });
  };
  const schedulePrefetch = (event: Event) => {
    clearTimeout(timer);
    timer = setTimeout(() => prefetch(event), intentAfter);
  };
  page.addEventListener('pointerover', schedulePrefetch, { passive: true });
  page.addEventListener('pointerout', () => clearTimeout(timer), { passive: true });
  page.addEventListener('focusin', prefetch);
  page.addEventListener('touchstart', prefetch, { passive: true });
}

/** The target of the event's link, if it is another page of the site. */
function linkAddress({ target }: Event): URL | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (link === null || link.getAttribute('target') === '_blank') return null;
  // The attribute, because the property of a link in a drawing is no string.
  const address = new URL(link.getAttribute('href') ?? '', document.baseURI);
  return address.origin === location.origin && address.pathname !== location.pathname ? address : null;
}

interface Preload {
  href: string;
  as: 'script' | 'fetch';
  integrity?: string | undefined;
  /** The mode of the later request; the browser would otherwise send a second one. Null for scripts of our own origin. */
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
function prefetchPage({ match, address, page, pages }: PageAhead): void {
  if (match?.owner.kind !== 'remote') {
    void pages.load(match?.owner.route.page ?? 'notFound');
    return;
  }
  const { remote, route } = match.owner;
  const scripts = filesOf(remote, 'app').map((file): Preload => {
    const href = fileAddress(remote, file);
    return { href, as: 'script', integrity: remote.integrity[file], crossOrigin: isForeign(href) ? 'anonymous' : null };
  });
  const answers = (route.data ?? []).flatMap((one) =>
    dataVariables(one, match.params, address.searchParams).map((variables): Preload => {
      return { href: expandTemplate(one.template, variables), as: 'fetch', crossOrigin: 'use-credentials' };
    }),
  );
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

/**
 * The shared parts of platform that are loaded on demand. The import calls are in the shell, so that its build provides
 * them to every remote; the shell itself calls them when it loads a page that declares them.
 */
const lazyParts = {
  forms: () => import('platform/forms'),
  controls: () => import('platform/controls'),
  tables: () => import('platform/tables'),
  files: () => import('platform/files'),
} as const;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** No speculative requests on metered connections. */
export function isCostly(page: Window): boolean {
  const navigator: Navigator & { connection?: Connection } = page.navigator;
  const { saveData = false, effectiveType = '' } = navigator.connection ?? {};
  return saveData || effectiveType.endsWith('2g');
}
