import { queryCache } from 'platform';
import type { PageServices } from 'platform/shell';
import { dataVariables, type RouteMatch } from 'shared-contracts';
import type { PageSource } from '../pages/page-source';
import { filesOf, preloadScript } from '../remotes/remote-files';
import type { FindOwner, Owner } from '../routing/owners';

/** A pointer that only passes over a link does not start a prefetch. */
const intentAfter = 80;

interface Site {
  ownerOf: FindOwner;
  pages: PageSource;
  services: Pick<PageServices, 'store'>;
}

/** Prefetches code and data of a page when the user shows intent to navigate to it. */
export function prefetchOnIntent({ ownerOf, pages, services }: Site, page: Document = document): void {
  const done = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const prefetch = (event: Event) => {
    const address = linkAddress(event);
    if (address === null || done.has(address.href) || isCostly(window)) return;
    done.add(address.href);
    prefetchPage({ match: ownerOf(address.pathname), address, page, pages, store: services.store });
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

interface PageAhead {
  match: RouteMatch<Owner> | null;
  address: URL;
  /** The current page. */
  page: Document;
  pages: PageSource;
  store: PageServices['store'];
}

/** Prefetches the files of a remote's app, and the parts and the API data of the page. */
function prefetchPage({ match, address, page, pages, store }: PageAhead): void {
  if (match?.owner.kind !== 'remote') {
    void pages.load(match?.owner.route.page ?? 'notFound');
    return;
  }
  const { remote, route } = match.owner;
  const chunk = route.chunk === undefined ? [] : (remote.chunks?.[route.chunk] ?? []);
  for (const file of [...filesOf(remote, 'app'), ...chunk]) preloadScript(remote, file, page);
  // The response is cached under the query's name, so the page uses it, or waits for it while it is pending. An isolated
  // remote has a cache of its own.
  for (const one of remote.isolation === null ? (route.data ?? []) : []) {
    for (const variables of dataVariables(one, match.params, address.searchParams)) {
      store.dispatch(queryCache.prefetch(one, variables));
    }
  }
  // A failed prefetch is ignored: the page requests the part again and reports the error.
  for (const part of route.preload ?? []) lazyParts[part]().catch(() => {});
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
