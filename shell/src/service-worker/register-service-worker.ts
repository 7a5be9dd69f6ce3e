import { postToServiceWorker, type PlatformHistory } from 'platform/shell';
import { isCostly } from '../navigation/prefetch';

/** Milliseconds that a page is displayed before it counts as read. */
const readAfter = 3000;

/** Path of the document's address: the only request that the worker handles as a navigation. */
function loadedPath({ performance, location }: Window): string {
  const [loading] = performance.getEntriesByType('navigation');
  return new URL(loading?.name ?? location.href).pathname;
}

/**
 * Starts the service worker, and sends it the pages that are read: client-side navigations cause no page requests.
 * Service workers require a secure context.
 */
export async function registerServiceWorker(history: PlatformHistory, page: Window = window): Promise<void> {
  const { serviceWorker } = page.navigator as Partial<Navigator>;
  if (serviceWorker === undefined) return;
  const isKnown = serviceWorker.controller !== null;
  await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  let known = isKnown ? loadedPath(page) : null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = (delay: number) => {
    const { pathname, search } = history.get().location;
    // the worker requests the page again to cache it
    if (pathname === known || isCostly(page)) return;
    known = pathname;
    clearTimeout(timer);
    timer = setTimeout(() => postToServiceWorker({ type: 'visited', path: pathname + search }), delay);
  };
  history.listen(() => follow(readAfter));
  // The page of a first visit is being read already.
  follow(0);
}
