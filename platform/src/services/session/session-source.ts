import type { PlatformStore } from '../store/store';
import { forgetPerson } from './change-session';
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
const fresh = 300_000;

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
  const askAgain = () => void store.dispatch(ask(true));
  const askWhenStale = () => {
    const { fulfilledTimeStamp = 0 } = select(store.getState());
    if (Date.now() - fulfilledTimeStamp > fresh) askAgain();
  };
  return {
    get,
    subscribe,
    start(page) {
      followOtherTabs({ get, subscribe, askAgain, forget: () => store.dispatch(forgetPerson()) });
      page.addEventListener('pageshow', ({ persisted }) => persisted && askAgain());
      page.document.addEventListener('visibilitychange', () => !page.document.hidden && askWhenStale());
      void store.dispatch(ask(false));
    },
  };
}

interface Tab extends Pick<SessionSource, 'get' | 'subscribe'> {
  askAgain: () => void;
  forget: () => void;
}

/** Tabs tell each other who is there, by number alone; the API has the last word. */
function followOtherTabs({ get, subscribe, askAgain, forget }: Tab): void {
  const tabs = new BroadcastChannel('session');
  const idOf = ({ user }: Session) => user?.id ?? null;
  let here: number | null = null;
  subscribe(() => {
    const session = get();
    const id = idOf(session);
    if (session.status === 'loading' || id === here) return;
    // Once private pages have gone: nothing of theirs asks again.
    if (here !== null) setTimeout(forget);
    here = id;
    tabs.postMessage(id);
  });
  tabs.addEventListener('message', ({ data }) => {
    if (data !== here) askAgain();
  });
}
