import { useState } from 'react';
import { api, isApiError, mutationFromContract, useAnnounce, useDispatch, useToast, useTranslation } from 'platform';
import { deleteResume, listResumes, setDefaultResume, type StoredResume } from 'shared-contracts';
import { cacheResponse } from '../../cache-response';
import { lists } from '../../lists.api';
import type { FocusOn } from './useCardFocus';
import { useResumeFailure } from './useResumeFailure';

const { upsertQueryData } = lists.util;

const cacheList = cacheResponse((resumes: StoredResume[]) => upsertQueryData('listResumes', {}, resumes));

const { useDeleteResumeMutation, useSetDefaultResumeMutation } = lists.injectEndpoints({
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
