import type { WorkboxPlugin } from 'workbox-core';
import { CacheableResponsePlugin } from 'workbox-cacheable-response';
import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { anyVariant, cacheNames } from './caches';

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
