import { purgeUrlsVariable, readVariables, splitList, type Environment } from 'server-kit';
import { object } from 'yup';

export const pageCacheVariables = object({
  PURGE_URL: purgeUrlsVariable,
});

export class PageCacheConfig {
  constructor(
    /** Addresses of the shared caches that receive purges; empty: there are none. */
    readonly purgeUrls: readonly string[] = [],
  ) {}
}

export function readPageCacheConfig(environment: Environment): PageCacheConfig {
  return new PageCacheConfig(splitList(readVariables(pageCacheVariables, environment).PURGE_URL));
}
