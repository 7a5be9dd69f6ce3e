import { useEffect, useId, useRef, useState } from 'react';
import { queryCache, useAnnounce, useDispatch, useToast, useTranslation, type TextName } from 'platform';
import { inspectPdf, nameWithoutExtension, readResume, sendForm, type ShownFile } from 'platform/files';
import { addResume, countCharacters, limits, listResumes, resumePart, type StoredResume } from 'shared-contracts';
import { removalsAnswered } from '../../components/useRemoval';
import { useResumeFailure } from './useResumeActions';

interface ChosenFile extends ShownFile {
  content: Blob;
}

/** A file and the name under which it is stored. */
interface Choice {
  file: ChosenFile;
  name: string;
}

/** A file that is selected for storing. Its content is checked; a refused file does not replace the previous one. */
export function useResumeFile() {
  const { t } = useTranslation('mfe-account');
  const announce = useAnnounce();
  const { show } = useToast();
  const [choice, setChoice] = useState<Choice | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const refuse = (code: TextName<'mfe-account', 'resumes.errors'>) => {
    const text = t(`resumes.errors.${code}`);
    setProblem(text);
    show({ title: text, variant: 'destructive' });
  };
  /** Inspects a file. The result is ignored if another file was selected in the meantime. */
  const inspect = async (file: ChosenFile, previous: Choice | null) => {
    const reading = await inspectPdf(file.content);
    const change = (next: (current: Choice) => Choice | null) =>
      setChoice((current) => (current?.file === file ? next(current) : current));
    if (reading.kind === 'read') {
      const { pages, hasText } = reading;
      change((current) => ({ ...current, file: { ...file, pages, hasText } }));
    }
    if (reading.kind !== 'encrypted') return;
    change(() => previous);
    refuse('resume_encrypted');
  };
  const choose = async (picked: File) => {
    const content = await readResume(picked);
    if (typeof content === 'string') return refuse(content);
    const file: ChosenFile = { content, name: picked.name, size: content.size, pages: null, hasText: null };
    setProblem(null);
    setChoice({ file, name: nameWithoutExtension(picked.name).slice(0, limits.resumeNameCharacters) });
    announce(t('resumes.chosen', { name: picked.name }));
    await inspect(file, choice);
  };
  const clear = () => {
    setProblem(null);
    setChoice(null);
  };
  const remove = () => {
    clear();
    announce(t('resumes.unchosen'));
  };
  return {
    file: choice?.file ?? null,
    name: choice?.name ?? '',
    problem,
    choose,
    clear,
    remove,
    rename: (name: string) => setChoice((current) => current && { ...current, name }),
    reportMissing: () => refuse('resume_missing'),
  };
}

type ResumeFile = ReturnType<typeof useResumeFile>;

/** Uploads the selected file to the account. Calls during a running upload are ignored; unmounting aborts it. */
export function useUpload(chosen: ResumeFile, onStored: (resume: StoredResume) => void) {
  const { t } = useTranslation('mfe-account');
  const { show, dismiss } = useToast();
  const dispatch = useDispatch();
  const explain = useResumeFailure();
  const nameId = useId();
  const running = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isErrorShown, setErrorShown] = useState(false);
  useEffect(() => () => running.current?.abort(), []);
  const problem = nameProblemOf(chosen.name);

  const upload = async (file: ChosenFile) => {
    const controller = new AbortController();
    running.current = controller;
    setFailure(null);
    // A deletion that can be undone counts to the limit until it is sent.
    dismiss();
    await removalsAnswered();
    const { signal } = controller;
    const outcome = await sendFile(file, chosen.name.trim(), signal, setProgress);
    running.current = null;
    setProgress(null);
    // Also if the limit was reached concurrently, or if the cancellation came too late.
    dispatch(queryCache.invalidate(listResumes.tags));
    if (outcome.kind === 'cancelled') return;
    if (outcome.kind === 'refused') return setFailure(explain(outcome.error, 'upload'));
    chosen.clear();
    setErrorShown(false);
    show({ title: t('resumes.stored', { name: outcome.answer.name }), variant: 'success' });
    onStored(outcome.answer);
  };
  const send = () => {
    if (running.current !== null || chosen.file === null) return;
    setErrorShown(true);
    if (problem === null) void upload(chosen.file);
    else document.getElementById(nameId)?.focus();
  };
  return {
    nameId,
    nameProblem: isErrorShown && problem !== null ? t(`resumes.${problem}`) : null,
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
