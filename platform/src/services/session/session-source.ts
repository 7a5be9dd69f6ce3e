import type { PlatformStore } from '../store/store';
import { sessionApi } from './session.api';
import { toSession, type Session } from './session';

/** Who is signed in, for what stands outside React: the shell's guards and the narrow platform. */
export interface SessionSource {
  readonly get: () => Session;
  /** Asks the API, once, and keeps the answer for as long as the page lives. */
  readonly start: () => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const select = sessionApi.endpoints.getCurrentUser.select({});

export function createSessionSource(store: PlatformStore): SessionSource {
  let last = toSession(select(store.getState()));
  const get = () => {
    const now = toSession(select(store.getState()));
    if (now.status !== last.status || now.user !== last.user) last = now;
    return last;
  };
  return {
    get,
    start: () => void store.dispatch(sessionApi.endpoints.getCurrentUser.initiate({})),
    subscribe(listener) {
      let known = get();
      return store.subscribe(() => {
        const now = get();
        if (now === known) return;
        known = now;
        listener();
      });
    },
  };
}
