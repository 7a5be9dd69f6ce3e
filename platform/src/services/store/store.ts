import { combineSlices, configureStore, type Slice } from '@reduxjs/toolkit';
import { api } from '../api/api';

/** Slices that remotes inject. Server data never lives here: that is what the API's cache is for. */
export type LazySlices = Record<string, unknown>;

const rootReducer = combineSlices(api).withLazyLoadedSlices<LazySlices>();

/** Registers a remote's own slice for page state. Its name starts with the remote's id: `mfe-jobs/filters`. */
export function injectSlice(slice: Slice): void {
  rootReducer.inject(slice);
}

// Redux Toolkit's development checks stay on, their warnings about the checks' own duration do not: they depend on the machine.
const check = { warnAfter: Number.POSITIVE_INFINITY };

/** One per page; on the server, one per render. */
export function createStore() {
  return configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ immutableCheck: check, serializableCheck: check }).concat(api.middleware),
  });
}

export type PlatformStore = ReturnType<typeof createStore>;
