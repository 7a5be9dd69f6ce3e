import { createApi } from '@reduxjs/toolkit/query/react';
import { tags } from 'shared-contracts';
import { baseQuery } from './base-query';

/** Cache time of queries (SPEC): five minutes. */
const keepSeconds = 300;

/**
 * The page's RTK Query API. It starts empty: remotes inject endpoints with `fromContract` and share the tags of
 * shared-contracts. Queries never become stale and are never retried.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: tags,
  keepUnusedDataFor: keepSeconds,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  refetchOnMountOrArgChange: false,
  endpoints: () => ({}),
});
