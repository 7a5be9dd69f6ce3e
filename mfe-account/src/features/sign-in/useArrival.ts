import { createContext, useEffect, useRef, useState, type RefObject } from 'react';
import { useSession } from 'platform';

/** Whether this page itself has begun the session: it then goes on in its own time, with a welcome (`useEnter`). */
export const OwnSignIn = createContext<RefObject<boolean>>({ current: false });

/** Whether somebody is there without this page's doing: from before, found out late, or by another tab. */
export function useArrival() {
  const { status } = useSession();
  const ownSignIn = useRef(false);
  const [isSignedIn, setSignedIn] = useState(status === 'authenticated');
  useEffect(() => {
    if (status === 'authenticated' && !ownSignIn.current) setSignedIn(true);
  }, [status]);
  return { isSignedIn, ownSignIn };
}
