import { CacheExpiration } from 'workbox-expiration';
import { cacheablePage, filesOf, isCacheable, type CacheablePage } from './cacheable';
import { anyVariant, cacheNames, pageCaches } from './caches';
import { cachedFiles } from './file-strategies';

const daySeconds = 86_400;
const recentPages = new CacheExpiration(cacheNames.recent, {
  maxEntries: 50,
  maxAgeSeconds: 30 * daySeconds,
  matchOptions: anyVariant,
});

/** Cache and key of the page at an address; null if it may not be cached. */
function placeOf(address: string): { cache: CacheablePage['cache']; key: string } | null {
  const url = new URL(address);
  const page = cacheablePage(url);
  return page && { cache: page.cache, key: url.origin + page.path };
}

/**
 * Transfer headers and the redirect flag are removed: a stored body is decoded, and a navigation rejects redirected
 * responses.
 */
function copyOf({ status, headers }: Response, html: string): Response {
  const stored = new Headers(headers);
  for (const name of ['content-encoding', 'content-length']) stored.delete(name);
  return new Response(html, { status, headers: stored });
}

async function cacheFiles(html: string, event: ExtendableEvent): Promise<void> {
  await Promise.all(filesOf(html).map((file) => cachedFiles.handle({ request: new Request(file), event })));
}

/**
 * Caches a page that was read, with the files that it names, for reading offline. With `isPermanent`, or if it is already
 * stored permanently, it is kept until it is released. Its content is in its markup, so no API call is cached.
 */
export async function storePage(
  address: string,
  response: Response,
  event: ExtendableEvent,
  isPermanent = false,
): Promise<void> {
  const place = placeOf(address);
  if (place === null || !isCacheable(response)) return;
  const { key } = place;
  const html = await response.text();
  const permanent = await caches.open(cacheNames.permanent);
  if (isPermanent || (await permanent.match(key, anyVariant)) !== undefined) {
    await permanent.put(key, copyOf(response, html));
  }
  const cache = await caches.open(cacheNames[place.cache]);
  await cache.put(key, copyOf(response, html));
  if (place.cache === 'recent') {
    await recentPages.updateTimestamp(key);
    await recentPages.expireEntries();
  }
  await cacheFiles(html, event);
}

/** Fetches and caches a page. A page that may not be cached is not requested. */
export async function fetchPage(path: string, event: ExtendableEvent, isPermanent: boolean): Promise<void> {
  if (placeOf(new URL(path, location.href).href) === null) return;
  const response = await fetch(path, { headers: { accept: 'text/html' } });
  await storePage(response.url, response, event, isPermanent);
}

export async function releasePage(path: string): Promise<void> {
  const place = placeOf(new URL(path, location.href).href);
  if (place !== null) await (await caches.open(cacheNames.permanent)).delete(place.key, anyVariant);
}

/** The cached page of an address. */
export async function findPage(address: string): Promise<Response | undefined> {
  const place = placeOf(address);
  if (place === null) return undefined;
  for (const name of pageCaches) {
    const page = await (await caches.open(name)).match(place.key, anyVariant);
    if (page !== undefined) return page;
  }
  return undefined;
}

/** Deletes every cached page, for sign-out. */
export async function deletePages(): Promise<void> {
  await Promise.all(pageCaches.map((name) => caches.delete(name)));
  await recentPages.delete();
}
