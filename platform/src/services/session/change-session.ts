import type { QueryCacheKey } from '@reduxjs/toolkit/query/react';
import type { User } from 'shared-contracts';
import { api } from '../api/api';
import type { PlatformStore } from '../store/store';
import { personalTags } from './personal-tags';
import { sessionApi } from './session.api';

type Dispatch = PlatformStore['dispatch'];
type Thunk<Result> = (dispatch: Dispatch, getState: PlatformStore['getState']) => Result;

/**
 * Removes user-specific cache entries immediately. An invalidation alone waits for pending requests, which may hang. Mounted
 * queries are sent again.
 */
export const clearPersonalCache = (): Thunk<void> => (dispatch, getState) => {
  for (const { queryCacheKey } of api.util.selectInvalidatedBy(getState(), personalTags)) {
    // RTK Query's types of this key differ between the two functions.
    dispatch(api.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as QueryCacheKey }));
  }
  // Also invalidate responses that are pending for the previous user.
  dispatch(api.util.invalidateTags([...personalTags]));
};

/** Sets the signed-in user, or null. Resolves when the previous user's pages are unmounted and cache entries are removed. */
export const changeSession =
  (user: User | null): Thunk<Promise<void>> =>
  async (dispatch) => {
    await dispatch(sessionApi.util.upsertQueryData('getSession', {}, user));
    // The cache notifies its listeners in the next frame. Dispatching another action notifies them immediately.
    dispatch({ type: 'session/changed' });
    // Wait until private pages are unmounted, so their queries are not sent again.
    await new Promise((resolve) => setTimeout(resolve));
    dispatch(clearPersonalCache());
  };
