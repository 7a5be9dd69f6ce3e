import { createContext, use, useCallback, useEffect, useRef, useState } from 'react';
import {
  isApiError,
  keepPage,
  useNavigate,
  useSearchParams,
  useSession,
  useSetSession,
  useToast,
  useTranslation,
  type ToastMessage,
} from 'platform';
import { useFormFailure } from 'platform/forms';
import { jobHref, routes, type User } from 'shared-contracts';
import { useWayOn } from '../../components/return-address';
import { useSaveWaitingJobMutation } from './sign-in.api';

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

const jobId = /^[1-9]\d{0,9}$/;

/**
 * Saves the job that was requested before signing in (`?save=12`); an already saved job is not an error. Resolves
 * with the welcome, including the result if a job was pending.
 */
function useWaitingSave(): (welcome: ToastMessage) => Promise<ToastMessage> {
  const { t } = useTranslation('mfe-account');
  const explain = useFormFailure('mfe-account', t('auth.save.failed'));
  const [save] = useSaveWaitingJobMutation();
  const wanted = useSearchParams()[0].get('save') ?? '';
  return async (welcome) => {
    if (!jobId.test(wanted)) return welcome;
    const { data, error } = await save({ body: { jobId: Number(wanted) } });
    if (data !== undefined) keepPage(jobHref(data.job));
    const also = (text: string) => ({ description: [welcome.description, text].join(' ') });
    const isSaved = error === undefined || (isApiError(error) && error.data.code === 'job_already_saved');
    if (isSaved) return { ...welcome, ...also(t('auth.save.saved')) };
    return { ...also(explain(error).text), title: t('auth.save.failed'), variant: 'destructive' };
  };
}

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
