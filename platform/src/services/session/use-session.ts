import { useSyncExternalStore } from 'react';
import { toSession, type Session } from './session';
import { sessionApi } from './session.api';

const noVariables = {};
const loading: Session = { status: 'loading', user: null };
const never = () => () => {};
const no = () => false;

/**
 * The session. Fetched once, cached for five minutes, and refetched when the tag `Session` is invalidated. The server
 * renders pages without a user, so a known user is returned only after hydration.
 */
export function useSession(): Session {
  const session = toSession(sessionApi.useGetSessionQuery(noVariables));
  const isSignedIn = session.user !== null;
  const isHydrated = useSyncExternalStore(never, () => isSignedIn, no);
  return isSignedIn && !isHydrated ? loading : session;
}
