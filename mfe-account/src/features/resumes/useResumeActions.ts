import { useEffect, useRef, useState } from 'react';
import {
  isApiError,
  mutationFromContract,
  queryCache,
  useAnnounce,
  useDispatch,
  useSessionEnd,
  useToast,
  useTranslation,
} from 'platform';
import { cacheResponse } from 'platform/queries';
import { deleteResume, listResumes, setDefaultResume, type StoredResume } from 'shared-contracts';
import { remoteApi } from '../../remote-api';
import { rowTitleId } from '../../components/focus';
import { useRemoval } from '../../components/useRemoval';

const cacheList = cacheResponse((resumes: StoredResume[]) => queryCache.write(listResumes, {}, resumes));

const { useDeleteResumeMutation, useSetDefaultResumeMutation } = remoteApi.injectEndpoints({
  endpoints: (build) => ({
    setDefaultResume: { ...mutationFromContract(build, setDefaultResume), onQueryStarted: cacheList },
    deleteResume: { ...mutationFromContract(build, deleteResume), onQueryStarted: cacheList },
  }),
});

/** Sets the default, one request at a time, and deletes resumes; both move the focus afterwards. */
export function useResumeActions(resumes: readonly StoredResume[], focusOn: FocusOn) {
  const { t } = useTranslation('mfe-account');
  const announce = useAnnounce();
  const explain = useResumeFailure();
  const dispatch = useDispatch();
  const [sendDefault] = useSetDefaultResumeMutation();
  const [sendDeletion] = useDeleteResumeMutation();
  const [busyId, setBusyId] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  const report = (error: unknown, action: 'setDefault' | 'remove') => {
    setAttempt((count) => count + 1);
    // For example deleted in another tab.
    if (isApiError(error) && error.status === 404) dispatch(queryCache.invalidate(listResumes.tags));
    return explain(error, action);
  };
  const removal = useRemoval({
    rows: resumes,
    send: ({ id }) => sendDeletion({ id }),
    doneText: ({ name }) => t('resumes.removed', { name }),
    explain: (error) => report(error, 'remove'),
  });
  const setDefault = async ({ id, name }: StoredResume) => {
    if (busyId !== null) return;
    setBusyId(id);
    setFailure(null);
    const { error } = await sendDefault({ id });
    setBusyId(null);
    if (error !== undefined) return setFailure(report(error, 'setDefault'));
    announce(t('resumes.defaultSet', { name }));
    focusOn(id);
  };
  return { busyId, failure: failure ?? removal.failure, attempt, setDefault, remove: removal.remove };
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

interface PendingFocus {
  current: string | null;
}

/** Focuses the card of a resume. */
export type FocusOn = (id: string) => void;

function focusPending(pending: PendingFocus): void {
  const target = pending.current === null ? null : document.getElementById(rowTitleId(pending.current));
  if (target === null) return;
  pending.current = null;
  target.focus();
}

/** After rendering, the changed or added card receives the focus, because the pressed button may have been removed. */
export function useCardFocus(resumes: readonly StoredResume[]): FocusOn {
  const pending: PendingFocus = useRef(null);
  useEffect(() => focusPending(pending), [resumes, pending]);
  return (id) => {
    pending.current = id;
    focusPending(pending);
  };
}
