// The module `platform` for remotes that were built for 1.x (ADR 58). Not shared with other remotes, and loaded on demand.
import * as platform from '../index';
import { injectSlice } from '../services/store';
import { createApi1, fromContract1, queriesFromContract1 } from './api-1';

/**
 * Platform 1.x for one remote, on the services of the page: what 2.0 has, and what it removed.
 *
 * @param id The remote's id.
 */
export const createPlatform1 = (id: string): object => ({
  ...platform,
  api: createApi1(id),
  injectSlice,
  fromContract: fromContract1,
  queriesFromContract: queriesFromContract1,
});
