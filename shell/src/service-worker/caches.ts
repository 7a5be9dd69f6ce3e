import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import type { WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';

/** Names of all the worker's caches. Caches with other names belong to older workers and are deleted. */
export const cacheNames = {
  /** Hashed files of the shell and the remotes. */
  files: 'files-1',
  /** /home and /jobs. */
  starts: 'pages-starts-1',
  /** The other public pages that were read last. */
  recent: 'pages-recent-1',
  /** Pages that stay until they are released. */
  permanent: 'pages-kept-1',
  /** The offline page in each language, and the language of the last page. */
  offline: 'offline-1',
} as const;

/** Caches with pages of the site, in the order in which they are listed and looked through. */
export const pageCaches = [cacheNames.recent, cacheNames.permanent, cacheNames.starts] as const;

/** `Vary` on cookie and encoding is ignored: the browser profile has one user, and bodies are stored decoded. */
export const anyVariant: CacheQueryOptions = { ignoreVary: true };

export async function removeOldCaches(): Promise<void> {
  const known = new Set<string>(Object.values(cacheNames));
  const names = await caches.keys();
  // workbox stores the ages of entries in IndexedDB, under the same names.
  await Promise.all(names.filter((name) => !known.has(name)).map((name) => caches.delete(name)));
}

/** The files of about forty page versions; the least recently used ones are evicted first. */
const maxFiles = 400;

const options = {
  cacheName: cacheNames.files,
  matchOptions: anyVariant,
  // Their types were not written for exact optional properties.
  plugins: [
    new CacheableResponsePlugin({ statuses: [200] }),
    new ExpirationPlugin({ maxEntries: maxFiles, matchOptions: anyVariant, purgeOnQuotaError: true }),
  ] as WorkboxPlugin[],
};

/** A hashed file never changes. */
export const cachedFiles = new CacheFirst(options);

/** For a page that reloads a corrupt file: the response replaces the cached one. */
export const freshFiles = new NetworkFirst(options);
