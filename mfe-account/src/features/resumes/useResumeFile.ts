import { useState } from 'react';
import { useAnnounce, useToast, useTranslation } from 'platform';
import { inspectPdf, nameWithoutExtension, readResume, type ShownFile } from 'platform/files';
import { limits } from 'shared-contracts';

export interface ChosenFile extends ShownFile {
  content: Blob;
}

/** A file, and the name that it is to be stored under. */
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

  const refuse = (code: string) => {
    const text = t(`resumes.errors.${code}`);
    setProblem(text);
    show({ title: text, variant: 'destructive' });
  };
  /** What the file is inside is known a moment later, and counts only while it is still the one. */
  const look = async (file: ChosenFile, former: Choice | null) => {
    const reading = await inspectPdf(file.content);
    const change = (next: (current: Choice) => Choice | null) =>
      setChoice((current) => (current?.file === file ? next(current) : current));
    if (reading.kind === 'read') {
      const { pages, hasText } = reading;
      change((current) => ({ ...current, file: { ...file, pages, hasText } }));
    }
    if (reading.kind !== 'encrypted') return;
    change(() => former);
    refuse('resume_encrypted');
  };
  const choose = async (picked: File) => {
    const content = await readResume(picked);
    if (typeof content === 'string') return refuse(content);
    const file: ChosenFile = { content, name: picked.name, size: content.size, pages: null, hasText: null };
    setProblem(null);
    setChoice({ file, name: nameWithoutExtension(picked.name).slice(0, limits.resumeNameCharacters) });
    announce(t('resumes.chosen', { name: picked.name }));
    await look(file, choice);
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
    miss: () => refuse('resume_missing'),
  };
}

export type ResumeFile = ReturnType<typeof useResumeFile>;
