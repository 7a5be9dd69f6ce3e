import type { PageServices, PlatformHistory } from 'platform/shell';
import type { PageSource } from '../pages/page-source';
import type { FindOwner } from '../routing/owners';
import { registerServiceWorker } from '../service-worker/register-service-worker';
import { addSlowNotice } from '../slow-notice/SlowNotice';
import { prefetchOnIntent } from './prefetch';

interface Page {
  ownerOf: FindOwner;
  pages: PageSource;
  services: PageServices;
}

/** Optional features: loaded last, and not required by any page. */
export function addOptionalFeatures({ ownerOf, pages, services }: Page): void {
  const { history } = services;
  addSlowNotice(services);
  prefetchOnIntent(ownerOf, pages);
  loadUnknownPages(ownerOf, history);
  registerServiceWorker(history).catch(() => {});
}

/**
 * A page that is missing in this document's registry may exist on the server: the user has signed in with another role,
 * or it was deployed since. It is loaded with a full navigation.
 */
export function loadUnknownPages(
  ownerOf: FindOwner,
  history: PlatformHistory,
  load = () => window.location.reload(),
): void {
  let { pathname } = history.get().location;
  history.listen(() => {
    const before = pathname;
    ({ pathname } = history.get().location);
    if (pathname !== before && ownerOf(pathname) === null) load();
  });
}
