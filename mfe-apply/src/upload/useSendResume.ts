import { useEffect, useRef, useState } from 'react';
import { api, useDispatch, useLanguage, type ApiError } from 'platform';
import { applyToJob, listResumes, type ApplicationReceipt } from 'shared-contracts';
import { useLazyGetAppliedQuery } from '../apply.api';
import type { DraftSession } from '../draft/draft-session';
import { sendOnce } from './send-once';

/** Share of the file that is on its way, 0 to 1; null while nothing is sent. */
export type Progress = number | null;

interface Handlers {
  onSent: (receipt: ApplicationReceipt) => void;
  onRefused: (error: ApiError) => void;
}

/** Sends the draft's resume: once, however often it is asked to. Whoever leaves the page stops it. */
export function useSendResume(jobId: number, session: DraftSession, { onSent, onRefused }: Handlers) {
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
    setProgress(0);
    const { signal } = controller;
    const outcome = await sendOnce({ jobId, session, language, signal, onProgress: setProgress, askApplied });
    running.current = null;
    setProgress(null);
    if (outcome.kind === 'refused') onRefused(outcome.error);
    if (outcome.kind !== 'sent') return;
    const { saves } = session.get().draft;
    dispatch(api.util.invalidateTags([...applyToJob.tags, ...(saves ? listResumes.tags : [])]));
    onSent(outcome.receipt);
  };
  return { progress, send, cancel: () => running.current?.abort() };
}
