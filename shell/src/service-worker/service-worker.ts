import { clientsClaim } from 'workbox-core';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { anyVariant, removeOldCaches } from './caches';
import { cachedFiles, freshFiles } from './file-strategies';
import { cacheOfflinePages, noteLanguage, offlineAnswer } from './offline-page/offline-answer';
import { deletePages, fetchPage, findPage, releasePage, storePage } from './store-page';
import { scope, toMessage } from './worker-scope';

/**
 * Network first; the cache answers only when the network fails. No page is stale, so a new worker can activate
 * immediately: it is not tied to a page's version, and hashed files of older versions remain on the server and in the
 * cache.
 */
scope.addEventListener('install', (event) => event.waitUntil(cacheOfflinePages(event)));
void scope.skipWaiting();
clientsClaim();
scope.addEventListener('activate', (event) => {
  event.waitUntil(removeOldCaches());
  // Navigation preload: the request does not wait for the worker's startup.
  event.waitUntil(Promise.resolve(scope.registration.navigationPreload?.enable()));
});

const pages = new NetworkOnly({
  plugins: [
    {
      // Not `fetchDidSucceed`: it is not called for a preloaded response.
      async handlerWillRespond({ request, response, event }) {
        const keeping = Promise.all([noteLanguage(response), storePage(request.url, response.clone(), event)]);
        // The page is shown even if the disk is full.
        event.waitUntil(keeping.catch(() => {}));
        return response;
      },
    },
  ],
});
registerRoute(({ request }) => request.mode === 'navigate', pages);

const isFile = ({ sameOrigin, url }: { sameOrigin: boolean; url: URL }) =>
  sameOrigin && /^\/(?:assets|remotes)\//.test(url.pathname);
registerRoute((options) => isFile(options) && options.request.cache === 'reload', freshFiles);
registerRoute(isFile, cachedFiles);

/** Signing out is detected here, so that pages need no code for it. */
const signOut = new NetworkOnly({
  plugins: [
    {
      async fetchDidSucceed({ response, event }) {
        if (response.ok) event.waitUntil(deletePages());
        return response;
      },
    },
  ],
});
registerRoute(({ url }) => url.pathname === '/api/logout', signOut, 'POST');

setCatchHandler(async ({ request }) => {
  if (request.mode === 'navigate') return (await findPage(request.url)) ?? offlineAnswer(request.url);
  return (await caches.match(request, anyVariant)) ?? Response.error();
});

scope.addEventListener('message', (event) => {
  const message = toMessage(event.data);
  if (message === null) return;
  const { type, path } = message;
  const work = type === 'release' ? releasePage(path) : fetchPage(path, event, type === 'keep');
  event.waitUntil(work.catch(() => {}));
});
