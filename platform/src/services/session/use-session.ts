import { useSyncExternalStore } from 'react';
import { toSession, type Session } from './session';
import { sessionApi } from './session.api';

const noVariables = {};
const loading: Session = { status: 'loading', user: null };
const never = () => () => {};
const no = () => false;

/**
 * Who is signed in. Asked once, kept five minutes, asked again when something invalidates the tag `Session`. The server
 * writes pages for nobody in particular: whoever is known before a part of the page is taken over is told right after it.
 */
export function useSession(): Session {
  const session = toSession(sessionApi.useGetSessionQuery(noVariables));
  const isSignedIn = session.user !== null;
  const isHydrated = useSyncExternalStore(never, () => isSignedIn, no);
  return isSignedIn && !isHydrated ? loading : session;
}
