import type { QueryCacheKey } from '@reduxjs/toolkit/query/react';
import { expandTemplate, getSession, type NoVariables, type PrimedEntry, type Tag, type User } from 'shared-contracts';
import { queryOf, registerQuery } from '../api/contract-queries';
import { queryCache, type RemoteQuery } from '../api/query-cache';
import { api, type PlatformStore } from '../store';

/** `loading` until the first response of the session endpoint; `user` is set only if `authenticated`. */
export type Session =
  | { status: 'loading'; user: null }
  | { status: 'anonymous'; user: null }
  | { status: 'authenticated'; user: User };

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
const name = registerQuery(getSession, (build) =>
  build.query<User | null, NoVariables>({
    async queryFn(arg, _api, _options, send) {
      const result = await send(expandTemplate(getSession.template, arg));
      if (result.error === undefined) return { data: result.data as User };
      return result.error.status === 401 ? { data: null } : { error: result.error };
    },
  }),
);
export const sessionQuery = queryOf<NoVariables, User | null>(name);

/** Primes the session in tests. */
export const primedSession = (user: User | null): PrimedEntry => ({
  template: getSession.template,
  arg: {},
  value: user,
});

/** The session's query with the result for a visitor. */
export const cachedSession: RemoteQuery<NoVariables, User | null> = { queryName: name };

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
const clearPersonalCache = (): Thunk<void> => (dispatch, getState) => {
  for (const { queryCacheKey } of api.util.selectInvalidatedBy(getState(), personalTags)) {
    // RTK Query's types of this key differ between the two functions.
    dispatch(api.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as QueryCacheKey }));
  }
  // Also invalidate responses that are pending for the previous user.
  dispatch(queryCache.invalidate(personalTags));
};

/** Sets the signed-in user, or null. Resolves when the previous user's pages are unmounted and cache entries are removed. */
export const changeSession =
  (user: User | null): Thunk<Promise<void>> =>
  async (dispatch) => {
    await dispatch(queryCache.write(cachedSession, {}, user));
    // The cache notifies its listeners in the next frame. Dispatching another action notifies them immediately.
    dispatch({ type: 'session/changed' });
    // Wait until private pages are unmounted, so their queries are not sent again.
    await new Promise((resolve) => setTimeout(resolve));
    dispatch(clearPersonalCache());
  };

/** Session outside React, for the shell's guards and the services of remotes. */
export interface SessionSource {
  readonly get: () => Session;
  /**
   * Fetches the session. Refetches it when the page becomes visible after five minutes (SPEC §9) or another tab reports
   * another user. Clears the cache of the previous user.
   */
  readonly start: (page: Window) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Milliseconds. */
const maxAge = 300_000;

const select = sessionQuery.select({});
const fetchSession = (forceRefetch: boolean) => sessionQuery.initiate({}, { forceRefetch, subscribe: !forceRefetch });

export function createSessionSource(store: PlatformStore): SessionSource {
  let last = toSession(select(store.getState()));
  const get = () => {
    const now = toSession(select(store.getState()));
    if (now.status !== last.status || now.user !== last.user) last = now;
    return last;
  };
  const subscribe = (listener: () => void) => {
    let known = get();
    return store.subscribe(() => {
      const now = get();
      if (now === known) return;
      known = now;
      listener();
    });
  };
  const refetch = () => void store.dispatch(fetchSession(true));
  const refetchWhenStale = () => {
    const { fulfilledTimeStamp = 0 } = select(store.getState());
    if (Date.now() - fulfilledTimeStamp > maxAge) refetch();
  };
  return {
    get,
    subscribe,
    start(page) {
      syncTabs({ get, subscribe, refetch, clearCache: () => store.dispatch(clearPersonalCache()) });
      page.addEventListener('pageshow', ({ persisted }) => persisted && refetch());
      page.document.addEventListener('visibilitychange', () => !page.document.hidden && refetchWhenStale());
      void store.dispatch(fetchSession(false));
    },
  };
}

interface Tab extends Pick<SessionSource, 'get' | 'subscribe'> {
  refetch: () => void;
  clearCache: () => void;
}

/** Tabs broadcast the user id on changes. On another id, a tab refetches the session from the API. */
function syncTabs({ get, subscribe, refetch, clearCache }: Tab): void {
  const tabs = new BroadcastChannel('session');
  const idOf = ({ user }: Session) => user?.id ?? null;
  let currentId: number | null = null;
  subscribe(() => {
    const session = get();
    const id = idOf(session);
    if (session.status === 'loading' || id === currentId) return;
    // Wait until private pages are unmounted, so their queries are not sent again.
    if (currentId !== null) setTimeout(clearCache);
    currentId = id;
    tabs.postMessage(id);
  });
  tabs.addEventListener('message', ({ data }) => {
    if (data !== currentId) refetch();
  });
}
