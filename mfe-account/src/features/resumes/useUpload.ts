import { useEffect, useId, useRef, useState } from 'react';
import { api, useDispatch, useToast, useTranslation } from 'platform';
import { sendForm } from 'platform/files';
import { addResume, countCharacters, limits, listResumes, resumePart, type StoredResume } from 'shared-contracts';
import type { ChosenFile, ResumeFile } from './useResumeFile';
import { useResumeFailure } from './useResumeFailure';

/** Uploads a selected file to the account, once at a time. Leaving the tab cancels it. */
export function useUpload(chosen: ResumeFile, onStored: (resume: StoredResume) => void) {
  const { t } = useTranslation('mfe-account');
  const { show } = useToast();
  const dispatch = useDispatch();
  const explain = useResumeFailure();
  const nameId = useId();
  const running = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isTold, setTold] = useState(false);
  useEffect(() => () => running.current?.abort(), []);
  const problem = nameProblemOf(chosen.name);

  const upload = async (file: ChosenFile) => {
    const controller = new AbortController();
    running.current = controller;
    setFailure(null);
    const { signal } = controller;
    const outcome = await sendFile(file, chosen.name.trim(), signal, setProgress);
    running.current = null;
    setProgress(null);
    // Also if the limit was reached concurrently, or if the cancellation came too late.
    dispatch(api.util.invalidateTags([...listResumes.tags]));
    if (outcome.kind === 'cancelled') return;
    if (outcome.kind === 'refused') return setFailure(explain(outcome.error, 'upload'));
    chosen.clear();
    setTold(false);
    show({ title: t('resumes.stored', { name: outcome.answer.name }), variant: 'success' });
    onStored(outcome.answer);
  };
  const send = () => {
    if (running.current !== null || chosen.file === null) return;
    setTold(true);
    if (problem === null) void upload(chosen.file);
    else document.getElementById(nameId)?.focus();
  };
  return {
    nameId,
    nameProblem: isTold && problem !== null ? t(`resumes.${problem}`) : null,
    progress,
    failure: chosen.problem === null ? failure : null,
    send,
    cancel: () => running.current?.abort(),
  };
}

function nameProblemOf(name: string): 'nameMissing' | 'nameTooLong' | null {
  if (name.trim() === '') return 'nameMissing';
  return countCharacters(name.trim()) > limits.resumeNameCharacters ? 'nameTooLong' : null;
}

function sendFile(file: ChosenFile, name: string, signal: AbortSignal, onProgress: (share: number) => void) {
  const body = new FormData();
  // The text field first, so that a streaming parser has it before the file.
  body.append('name', name);
  body.append(resumePart, file.content, file.name);
  return sendForm({ method: addResume.method, path: addResume.template, body, signal, onProgress, read: toResume });
}

const toResume = (body: unknown): StoredResume | null =>
  typeof body === 'object' && body !== null && 'id' in body ? (body as StoredResume) : null;
