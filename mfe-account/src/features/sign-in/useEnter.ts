import { use, useEffect, useRef } from 'react';
import { useNavigate, useSetSession, useToast, type ToastMessage } from 'platform';
import { routes, type User } from 'shared-contracts';
import { OwnSignIn } from './useArrival';
import { useWaitingSave } from './useWaitingSave';
import { useWayOn } from '../../components/way-on';

/** Milliseconds between the answer and the next page (SPEC §9): the header has changed by then. */
const pause = 100;

/**
 * Steps after signing in: update the session, show the welcome, perform the pending action, and navigate to the
 * return address or /account. Resolves afterwards, so the form stays busy until then. Only one toast is shown: a job
 * that is saved in time is part of the welcome; a later one replaces it and includes the welcome.
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
    // Does not navigate if the user has left the page in the meantime.
    if (isHere.current) await navigate(to, { replace: true });
    const last = await saved;
    if (last !== first) show(last);
  };
}

/** Display name of a user. */
export const nameOf = ({ firstName, username }: User): string => firstName ?? username;
