import type { PlatformStore } from '../store/store';
import { clearPersonalCache } from './change-session';
import { sessionApi } from './session.api';
import { toSession, type Session } from './session';

/** Who is signed in, for what stands outside React: the shell's guards and the narrow platform. */
export interface SessionSource {
  readonly get: () => Session;
  /**
   * Asks the API, and again when somebody comes back to a page whose answer is five minutes old (SPEC §9), or another tab
   * says that somebody else is there. Who is no longer there is forgotten.
   */
  readonly start: (page: Window) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** Milliseconds. */
const maxAge = 300_000;

const select = sessionApi.endpoints.getSession.select({});
const ask = (forceRefetch: boolean) =>
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
  const refetch = () => void store.dispatch(ask(true));
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
      void store.dispatch(ask(false));
    },
  };
}

interface Tab extends Pick<SessionSource, 'get' | 'subscribe'> {
  refetch: () => void;
  clearCache: () => void;
}

/** Tabs tell each other who is there, by number alone; the API has the last word. */
function syncTabs({ get, subscribe, refetch, clearCache }: Tab): void {
  const tabs = new BroadcastChannel('session');
  const idOf = ({ user }: Session) => user?.id ?? null;
  let currentId: number | null = null;
  subscribe(() => {
    const session = get();
    const id = idOf(session);
    if (session.status === 'loading' || id === currentId) return;
    // Once private pages have gone: nothing of theirs asks again.
    if (currentId !== null) setTimeout(clearCache);
    currentId = id;
    tabs.postMessage(id);
  });
  tabs.addEventListener('message', ({ data }) => {
    if (data !== currentId) refetch();
  });
}
