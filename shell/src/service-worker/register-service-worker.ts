import { tellWorker, type PlatformHistory } from 'platform/shell';

/** Milliseconds that a page is looked at before it counts as read. */
const readAfter = 3000;

/**
 * Starts the service worker, and tells it which pages are read: moves inside the page never reach it as requests. Only
 * secure pages have service workers.
 */
export async function registerServiceWorker(history: PlatformHistory, page: Window = window): Promise<void> {
  const { serviceWorker } = page.navigator as Partial<Navigator>;
  if (serviceWorker === undefined) return;
  const isKnown = serviceWorker.controller !== null;
  await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  let known = isKnown ? history.get().location.pathname : null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    const { pathname } = history.get().location;
    if (pathname === known) return;
    known = pathname;
    clearTimeout(timer);
    timer = setTimeout(() => tellWorker({ type: 'visited', path: pathname }), readAfter);
  };
  history.listen(follow);
  follow();
}
