import { createApi } from '@reduxjs/toolkit/query/react';
import { tags } from 'shared-contracts';
import { baseQuery } from './base-query';

/** Five minutes, the spec's cache of users and results. */
const keepSeconds = 300;

/**
 * The one API of the page. It starts empty: remotes inject their endpoints with `fromContract` and share the tags that
 * are named in shared-contracts. Queries never go stale and are never retried.
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
