import { useState } from 'react';
import { useAnnounce, useToast, useTranslation } from 'platform';
import { inspectPdf, nameWithoutExtension, readResume, type ShownFile } from 'platform/files';
import { limits } from 'shared-contracts';

export interface ChosenFile extends ShownFile {
  content: Blob;
}

/** A file that somebody chooses to store: checked by its content, one that is refused leaves the former where it is. */
export function useResumeFile() {
  const { t } = useTranslation('mfe-account');
  const announce = useAnnounce();
  const { show } = useToast();
  const [file, setFile] = useState<ChosenFile | null>(null);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string | null>(null);

  const refuse = (code: string) => {
    const text = t(`resumes.errors.${code}`);
    setProblem(text);
    show({ title: text, variant: 'destructive' });
  };
  /** What the file is inside is known a moment later, and counts only while it is still the one. */
  const look = async (chosen: ChosenFile, former: ChosenFile | null) => {
    const reading = await inspectPdf(chosen.content);
    const change = (next: ChosenFile | null) => setFile((current) => (current === chosen ? next : current));
    if (reading.kind === 'read') change({ ...chosen, pages: reading.pages, hasText: reading.hasText });
    if (reading.kind !== 'encrypted') return;
    change(former);
    refuse('resume_encrypted');
  };
  const choose = async (picked: File) => {
    const content = await readResume(picked);
    if (typeof content === 'string') return refuse(content);
    const chosen: ChosenFile = { content, name: picked.name, size: content.size, pages: null, hasText: null };
    setProblem(null);
    setFile(chosen);
    setName(nameWithoutExtension(picked.name).slice(0, limits.resumeNameCharacters));
    announce(t('resumes.chosen', { name: picked.name }));
    await look(chosen, file);
  };
  const clear = () => {
    setProblem(null);
    setFile(null);
    setName('');
  };
  const remove = () => {
    clear();
    announce(t('resumes.unchosen'));
  };
  return { file, name, problem, choose, clear, remove, rename: setName, miss: () => refuse('resume_missing') };
}

export type ResumeFile = ReturnType<typeof useResumeFile>;
