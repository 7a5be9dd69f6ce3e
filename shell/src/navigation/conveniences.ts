import type { PlatformHistory } from 'platform/shell';
import type { PageSource } from '../pages';
import type { FindOwner } from '../routing/owners';
import { registerServiceWorker } from '../service-worker/register-service-worker';
import { loadUnknownPages } from './load-unknown-pages';
import { prefetchOnIntent } from './prefetch-on-intent';

interface Page {
  ownerOf: FindOwner;
  pages: PageSource;
  history: PlatformHistory;
}

/** Optional features: loaded last, and not required by any page. */
export function addConveniences({ ownerOf, pages, history }: Page): void {
  prefetchOnIntent(ownerOf, pages);
  loadUnknownPages(ownerOf, history);
  registerServiceWorker(history).catch(() => {});
}
