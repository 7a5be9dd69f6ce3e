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
import { useClaimApplications } from 'platform/jobs';
import { jobHref, routes, type User } from 'shared-contracts';
import { useReturnAddress } from '../../components/return-address';
import { useSaveJobMutation } from './sign-in.api';

/** Records that this page creates the session, in which case `useEnter` navigates after the welcome. */
export const SessionCreatedContext = createContext<() => void>(() => {});

/**
 * Whether a session exists that this page did not create: an earlier one, one that was detected late, or one of
 * another tab.
 */
export function useSignedInVisit() {
  const { status } = useSession();
  const isCreatedHere = useRef(false);
  const [isSignedIn, setSignedIn] = useState(status === 'authenticated');
  useEffect(() => {
    if (status === 'authenticated' && !isCreatedHere.current) setSignedIn(true);
  }, [status]);
  const onSessionCreated = useCallback(() => void (isCreatedHere.current = true), []);
  return { isSignedIn, onSessionCreated };
}

const jobId = /^[1-9]\d{0,9}$/;

/**
 * Saves the job that was requested before signing in (`?save=12`); an already saved job is not an error. Resolves
 * with the welcome, including the result if a job was pending.
 */
function usePendingSave(): (welcome: ToastMessage) => Promise<ToastMessage> {
  const { t } = useTranslation('mfe-account');
  const explain = useFormFailure('mfe-account', t('auth.save.failed'));
  const [save] = useSaveJobMutation();
  const requested = useSearchParams()[0].get('save') ?? '';
  return async (welcome) => {
    if (!jobId.test(requested)) return welcome;
    const { data, error } = await save({ body: { jobId: Number(requested) } });
    if (data !== undefined) keepPage(jobHref(data.job));
    const also = (text: string) => ({ description: [welcome.description, text].join(' ') });
    const isSaved = error === undefined || (isApiError(error) && error.data.code === 'job_already_saved');
    if (isSaved) return { ...welcome, ...also(t('auth.save.saved')) };
    return { ...also(explain(error).text), title: t('auth.save.failed'), variant: 'destructive' };
  };
}

/** Milliseconds between the response and the navigation (SPEC §9), in which the header is updated. */
const pause = 100;

/**
 * Steps after signing in: update the session, show the welcome, perform the pending action, and navigate to the
 * return address or /account. Resolves afterwards, so the form stays busy until then. Only one toast is shown: a job
 * that is saved in time is part of the welcome; a later one replaces it and includes the welcome.
 */
export function useEnter(): (user: User, welcome: ToastMessage) => Promise<void> {
  const onSessionCreated = use(SessionCreatedContext);
  const setSession = useSetSession();
  const savePending = usePendingSave();
  const claimApplications = useClaimApplications();
  const to = useReturnAddress() ?? routes.account;
  const navigate = useNavigate();
  const { show } = useToast();
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  return async (user, welcome) => {
    onSessionCreated();
    await setSession(user);
    void claimApplications(user);
    const paused = new Promise((resolve) => setTimeout(resolve, pause));
    const saved = savePending(welcome);
    const first = await Promise.race([saved, paused.then(() => welcome)]);
    show(first);
    await paused;
    // Does not navigate if the user has left the page in the meantime.
    if (isMounted.current) await navigate(to, { replace: true });
    const last = await saved;
    if (last !== first) show(last);
  };
}

/** Display name of a user. */
export const nameOf = ({ firstName, username }: User): string => firstName ?? username;
