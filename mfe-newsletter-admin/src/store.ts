import { configureStore } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from 'platform/narrow';
import { tags } from 'shared-contracts';

/** The remote's own. What campaigns came to changes without us, so that it is asked for whenever it is looked at. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: tags,
  refetchOnMountOrArgChange: true,
  endpoints: () => ({}),
});

// Redux Toolkit's development checks stay on, their warnings about the checks' own duration do not: they depend on the machine.
const check = { warnAfter: Number.POSITIVE_INFINITY };

export const createStore = () =>
  configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults({ immutableCheck: check, serializableCheck: check }).concat(api.middleware),
  });
