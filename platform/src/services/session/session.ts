import type { QueryCacheKey } from '@reduxjs/toolkit/query/react';
import { expandTemplate, getSession as contract, type Tag, type User, type Variables } from 'shared-contracts';
import { api } from '../api/api';
import type { PlatformStore } from '../store';

export type Session =
  { status: 'loading'; user: null } | { status: 'anonymous'; user: null } | { status: 'authenticated'; user: User };

interface UserAnswer {
  data?: User | null | undefined;
  isUninitialized: boolean;
  isLoading: boolean;
}

/** If the request failed, the user is treated as a visitor. */
export function toSession({ data, isUninitialized, isLoading }: UserAnswer): Session {
  if (data) return { status: 'authenticated', user: data };
  return { status: isUninitialized || isLoading ? 'loading' : 'anonymous', user: null };
}

/** A 401 is not an error: the result is null for a visitor (SPEC §6). */
export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSession: build.query<User | null, Variables>({
      async queryFn(arg, _api, _options, send) {
        const result = await send(expandTemplate(contract.template, arg));
        if (result.error === undefined) return { data: result.data as User };
        return result.error.status === 401 ? { data: null } : { error: result.error };
      },
      providesTags: contract.tags,
    }),
  }),
});

/** Tags of user-specific responses, except the session itself. */
const personalTags: readonly Tag[] = [
  'SavedJob',
  'Application',
  'FollowedCompany',
  'Resume',
  'Interview',
  'Subscription',
  'SignIn',
];

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
