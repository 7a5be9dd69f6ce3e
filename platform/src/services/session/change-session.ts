import type { QueryCacheKey } from '@reduxjs/toolkit/query/react';
import type { User } from 'shared-contracts';
import { api } from '../api/api';
import type { PlatformStore } from '../store/store';
import { personalTags } from './personal-tags';
import { sessionApi } from './session.api';

type Dispatch = PlatformStore['dispatch'];
type Thunk<Result> = (dispatch: Dispatch, getState: PlatformStore['getState']) => Result;

/**
 * Takes away what was kept of a person, at once: an invalidation alone waits for every call that is under way, and one may
 * hang. What still shows some of it asks again.
 */
export const clearPersonalCache = (): Thunk<void> => (dispatch, getState) => {
  for (const { queryCacheKey } of api.util.selectInvalidatedBy(getState(), personalTags)) {
    // The library's own type of this key is wider here than there.
    dispatch(api.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as QueryCacheKey }));
  }
  // For answers that are still on their way to the person before.
  dispatch(api.util.invalidateTags([...personalTags]));
};

/** Puts somebody, or nobody, in the place of who was there. Resolves once that person's pages and answers have gone. */
export const changeSession =
  (user: User | null): Thunk<Promise<void>> =>
  async (dispatch) => {
    await dispatch(sessionApi.util.upsertQueryData('getSession', {}, user));
    // The cache tells its listeners of a change in the next frame; any other action has them told now.
    dispatch({ type: 'session/changed' });
    // Once private pages have gone: nothing of theirs asks again.
    await new Promise((resolve) => setTimeout(resolve));
    dispatch(clearPersonalCache());
  };
