import { useEffect, useRef } from 'react';
import { useNavigate, useSetSession, useToast } from 'platform';
import { routes, type User } from 'shared-contracts';
import { useWaitingSave } from './useWaitingSave';
import { useWayOn } from './way-on';

/** Milliseconds between the answer and the next page (SPEC §9): the header has changed by then. */
const pause = 100;

interface Welcome {
  title: string;
  description: string;
}

/**
 * What follows a session that has just begun: the page knows who is there, says so, does what waited for it, and goes back
 * to where the person came from, else to /account. Resolves after that, so that the form stays busy until then.
 */
export function useEnter(): (user: User, welcome: Welcome) => Promise<void> {
  const setSession = useSetSession();
  const saveWaiting = useWaitingSave();
  const to = useWayOn() ?? routes.account;
  const navigate = useNavigate();
  const { show } = useToast();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => void (isHere.current = false);
  }, []);
  return async (user, welcome) => {
    await setSession(user);
    show({ ...welcome, variant: 'success' });
    await saveWaiting();
    await new Promise((resolve) => setTimeout(resolve, pause));
    // Whoever has gone elsewhere meanwhile stays there.
    if (isHere.current) await navigate(to, { replace: true });
  };
}

/** What to call somebody. */
export const nameOf = ({ firstName, username }: User): string => firstName ?? username;
