import type { PlatformStore } from '../store';
import { clearPersonalCache, sessionApi, toSession, type Session } from './session';

/** Session outside React, for the shell's guards and the narrow platform. */
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

const select = sessionApi.endpoints.getSession.select({});
const fetchSession = (forceRefetch: boolean) =>
  sessionApi.endpoints.getSession.initiate({}, { forceRefetch, subscribe: !forceRefetch });

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
