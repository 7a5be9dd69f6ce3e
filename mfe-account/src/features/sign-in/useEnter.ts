import { use, useEffect, useRef } from 'react';
import { useNavigate, useSetSession, useToast, type ToastMessage } from 'platform';
import { routes, type User } from 'shared-contracts';
import { OwnSignIn } from './useArrival';
import { useWaitingSave } from './useWaitingSave';
import { useWayOn } from '../../components/way-on';

/** Milliseconds between the answer and the next page (SPEC §9): the header has changed by then. */
const pause = 100;

/**
 * What follows a session that has just begun: the page knows who is there, says so, does what waited for it, and goes back
 * to where the person came from, else to /account. Resolves after that, so that the form stays busy until then. There is
 * one toast at a time: a job that is saved in time is told with the welcome, a later one in its place, welcome included.
 */
export function useEnter(): (user: User, welcome: ToastMessage) => Promise<void> {
  const noteOwn = use(OwnSignIn);
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
    noteOwn();
    await setSession(user);
    const paused = new Promise((resolve) => setTimeout(resolve, pause));
    const saved = saveWaiting(welcome);
    const first = await Promise.race([saved, paused.then(() => welcome)]);
    show(first);
    await paused;
    // Whoever has gone elsewhere meanwhile stays there.
    if (isHere.current) await navigate(to, { replace: true });
    const last = await saved;
    if (last !== first) show(last);
  };
}

/** What to call somebody. */
export const nameOf = ({ firstName, username }: User): string => firstName ?? username;
