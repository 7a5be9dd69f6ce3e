import { useEffect, useRef, useState } from 'react';
import { api, useDispatch, useLanguage, type ApiError } from 'platform';
import type { UploadState } from 'platform/files';
import { applyToJob, listResumes, type SentReceipt } from 'shared-contracts';
import { useLazyGetAppliedQuery } from '../apply.api';
import type { DraftSession } from '../draft/draft-session';
import { sendOnce } from './send-once';

/** Null while no upload is running. */
export type Progress = UploadState | null;

interface Handlers {
  onSent: (receipt: SentReceipt) => void;
  /** Instead of `onSent` where the component was unmounted after the response had arrived. */
  onSentAfterLeaving: (receipt: SentReceipt) => void;
  onRefused: (error: ApiError) => void;
}

/** Sends the draft's resume; calls during a running upload are ignored. Unmounting the component aborts it. */
export function useSendResume(jobId: number, session: DraftSession, handlers: Handlers) {
  const { language } = useLanguage();
  const dispatch = useDispatch();
  const [askAgain] = useLazyGetAppliedQuery();
  const askApplied = async () => (await askAgain({ id: String(jobId) })).data?.applied === true;
  const running = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<Progress>(null);
  useEffect(() => () => running.current?.abort(), []);

  const send = async () => {
    if (running.current !== null) return;
    const controller = new AbortController();
    running.current = controller;
    setProgress('preparing');
    const { signal } = controller;
    const outcome = await sendOnce({ jobId, session, language, signal, onProgress: setProgress, askApplied });
    running.current = null;
    setProgress(null);
    if (outcome.kind === 'refused' && !signal.aborted) handlers.onRefused(outcome.error);
    if (outcome.kind !== 'sent') return;
    const { saves } = session.get().draft;
    dispatch(api.util.invalidateTags([...applyToJob.tags, ...(saves ? listResumes.tags : [])]));
    (signal.aborted ? handlers.onSentAfterLeaving : handlers.onSent)(outcome.receipt);
  };
  return { progress, send, cancel: () => running.current?.abort() };
}
