import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from 'platform/narrow';
import { tags } from 'shared-contracts';

/** The remote's own API. Campaign results change on the server, so queries are refetched on each mount. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: tags,
  refetchOnMountOrArgChange: true,
  endpoints: () => ({}),
});

// Disables the warnings about the duration of Redux Toolkit's development checks. The checks stay enabled.
const check = { warnAfter: Number.POSITIVE_INFINITY };

export const createStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ immutableCheck: check, serializableCheck: check }).concat(api.middleware),
  });
