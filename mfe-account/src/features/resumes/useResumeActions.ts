import { useEffect, useRef, useState } from 'react';
import {
  api,
  isApiError,
  mutationFromContract,
  useAnnounce,
  useDispatch,
  useSessionEnd,
  useToast,
  useTranslation,
} from 'platform';
import { accountQueries, cacheResponse } from 'platform/queries';
import { deleteResume, listResumes, setDefaultResume, type StoredResume } from 'shared-contracts';
import { tabTitleId } from '../../components/focus';

const { upsertQueryData } = accountQueries.util;

const cacheList = cacheResponse((resumes: StoredResume[]) => upsertQueryData('listResumes', {}, resumes));

const { useDeleteResumeMutation, useSetDefaultResumeMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    setDefaultResume: { ...mutationFromContract(build, setDefaultResume), onQueryStarted: cacheList },
    deleteResume: { ...mutationFromContract(build, deleteResume), onQueryStarted: cacheList },
  }),
});

/** Sets the default and deletes resumes, one request at a time, and moves the focus afterwards. */
export function useResumeActions(resumes: readonly StoredResume[], focusOn: FocusOn) {
  const { t } = useTranslation('mfe-account');
  const announce = useAnnounce();
  const { show } = useToast();
  const explain = useResumeFailure();
  const dispatch = useDispatch();
  const [sendDefault] = useSetDefaultResumeMutation();
  const [sendDeletion] = useDeleteResumeMutation();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  const run = async (id: string, action: 'setDefault' | 'remove', call: () => Promise<{ error?: unknown }>) => {
    if (busyId !== null) return false;
    setBusyId(id);
    setFailure(null);
    const { error } = await call();
    setBusyId(null);
    if (error === undefined) return true;
    setAttempt((count) => count + 1);
    setFailure(explain(error, action));
    // For example deleted in another tab.
    if (isApiError(error) && error.status === 404) dispatch(api.util.invalidateTags([...listResumes.tags]));
    return false;
  };
  const setDefault = async ({ id, name }: StoredResume) => {
    if (!(await run(id, 'setDefault', () => sendDefault({ id })))) return;
    announce(t('resumes.defaultSet', { name }));
    focusOn({ id });
  };
  const remove = async ({ id, name }: StoredResume) => {
    const at = resumes.findIndex((resume) => resume.id === id);
    if (!(await run(id, 'remove', () => sendDeletion({ id })))) return;
    announce(t('resumes.removed', { name }));
    show({ title: t('resumes.removed', { name }), variant: 'success' });
    // The next resume, else the previous one.
    focusOn({ id: (resumes[at + 1] ?? resumes[at - 1])?.id ?? null, removed: id });
  };
  return { busyId, failure, attempt, setDefault, remove };
}

/** Code of a response without a body of the API; its message means nothing to users. */
const unreadable = 'unreadable';

/**
 * Returns a function that converts an API error to the text of its code, else the API's message, else a default (SPEC §8). It
 * shows a toast; the page must show the text too. Null if the session has ended, which leads to /auth.
 */
export function useResumeFailure(): (error: unknown, action: 'upload' | 'setDefault' | 'remove') => string | null {
  const { t } = useTranslation('mfe-account');
  const { show } = useToast();
  const endSession = useSessionEnd();
  return (error, action) => {
    if (endSession(error)) return null;
    const { code, message } = isApiError(error) ? error.data : { code: unreadable, message: '' };
    const defaultValue = message === '' || code === unreadable ? t(`resumes.failed.${action}`) : message;
    const text = t(`resumes.errors.${code}`, { defaultValue });
    show({ title: text, variant: 'destructive' });
    return text;
  };
}

export const cardTitleId = (id: string) => `resume-${id}`;

/**
 * `id`: null if no card remains. `removed`: card whose removal is awaited, because it could restore the focus.
 */
interface Target {
  id: string | null;
  removed?: string;
}

interface PendingFocus {
  current: Target | null;
}

export type FocusOn = (target: Target) => void;

function focusPending(pending: PendingFocus): void {
  if (pending.current === null) return;
  const { id, removed } = pending.current;
  if (removed !== undefined && document.getElementById(cardTitleId(removed)) !== null) return;
  const target = document.getElementById(id === null ? tabTitleId : cardTitleId(id));
  if (target === null) return;
  pending.current = null;
  target.focus();
}

/**
 * After rendering, the changed card receives the focus, because the pressed button may have been removed; the tab's
 * heading if no card remains.
 */
export function useCardFocus(resumes: readonly StoredResume[]): FocusOn {
  const pending: PendingFocus = useRef(null);
  useEffect(() => focusPending(pending), [resumes, pending]);
  return (target) => {
    pending.current = target;
    focusPending(pending);
  };
}
