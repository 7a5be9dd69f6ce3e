import { createContext, useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from 'platform';

/** Says that this page itself begins a session: it goes on in its own time then, with a welcome (`useEnter`). */
export const OwnSignIn = createContext<() => void>(() => {});

/**
 * Whether a session exists that this page did not create: an earlier one, one that was detected late, or one of
 * another tab.
 */
export function useArrival() {
  const { status } = useSession();
  const isOwn = useRef(false);
  const [isSignedIn, setSignedIn] = useState(status === 'authenticated');
  useEffect(() => {
    if (status === 'authenticated' && !isOwn.current) setSignedIn(true);
  }, [status]);
  const noteOwn = useCallback(() => void (isOwn.current = true), []);
  return { isSignedIn, noteOwn };
}
