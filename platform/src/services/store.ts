import { combineSlices, configureStore, type Slice } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { useDispatch as useReduxDispatch } from 'react-redux';
import { tags } from 'shared-contracts';
import { baseQuery } from './api/base-query';

/** Cache time of queries (SPEC): five minutes. */
const keepSeconds = 300;

/**
 * The page's RTK Query API. It starts empty: `contractQueries` and `createRemoteApi` inject endpoints, which share the tags of
 * shared-contracts. Queries never become stale and are never retried. Only platform uses it directly: its endpoints are
 * addressed by names, which remotes could redefine (ADR 47).
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

/** Slices that remotes inject, for page state. Server data belongs in the API's cache. */
type LazySlices = Record<string, unknown>;

const rootReducer = combineSlices(api).withLazyLoadedSlices<LazySlices>();

/** Registers a remote's slice. A later version of the remote in the same page replaces it. */
export function injectSlice(slice: Slice): void {
  rootReducer.inject(slice, { overrideExisting: true });
}

// Disables the warnings about the duration of Redux Toolkit's development checks, which depend on the machine. The checks
// stay enabled.
const check = { warnAfter: Number.POSITIVE_INFINITY };

/** One per page; on the server, one per render. */
export function createStore() {
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ immutableCheck: check, serializableCheck: check }).concat(api.middleware),
  });
}

export type PlatformStore = ReturnType<typeof createStore>;

/** The store's `dispatch`, which also takes the actions of `queryCache`. */
export const useDispatch: () => PlatformStore['dispatch'] = useReduxDispatch;
