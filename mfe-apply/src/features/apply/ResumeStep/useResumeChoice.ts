import { useState } from 'react';
import { useAnnounce, useTranslation } from 'platform';
import type { Draft, Resume } from '../../../draft/draft';
import { checkResume, type ResumeProblem } from '../../../pdf/check-resume';
import { inspectPdf } from '../../../pdf/inspect-pdf';
import type { ApplicationFlow } from '../useApplication';

/** Why there is no file, or not the one that was chosen. */
export type ChoiceProblem = ResumeProblem | 'resume_missing';

/** Choosing a file: it is checked by its content, and one that is refused leaves the former one where it is. */
export function useResumeChoice({ session, change, progress }: ApplicationFlow) {
  const { t } = useTranslation('mfe-apply');
  const announce = useAnnounce();
  const [problem, setProblem] = useState<ChoiceProblem | null>(null);

  const take = async (file: Blob, name: string) => {
    const former = session.get().draft;
    const resume: Resume = { file, name, pages: null, hasText: null };
    change({ resume });
    announce(t('file.chosen', { name }));
    const reading = await inspectPdf(file);
    const { draft } = session.get();
    // Another one was chosen meanwhile, or this one is on its way.
    if (draft.resume !== resume || (draft.attempted && reading.kind === 'encrypted')) return;
    if (reading.kind === 'read') {
      const { pages, hasText } = reading;
      session.change({ resume: { ...resume, pages, hasText } });
    }
    if (reading.kind !== 'encrypted') return;
    session.change(fileOf(former));
    setProblem('resume_encrypted');
  };
  const choose = async (file: File) => {
    if (progress !== null) return;
    const found = await readIn(file);
    setProblem(typeof found === 'string' ? found : null);
    if (typeof found !== 'string') await take(found, file.name);
  };
  const remove = () => {
    setProblem(null);
    change({ resume: null });
    announce(t('file.removed'));
  };
  return { problem, choose, remove, miss: () => setProblem('resume_missing') };
}

/** The file with all that hangs on it. */
const fileOf = ({ resume, key, attempted, receipt, replaces }: Draft): Partial<Draft> => ({
  resume,
  key,
  attempted,
  receipt,
  replaces,
});

/** A copy of the file's content, or why it is none of ours. */
async function readIn(file: File): Promise<Blob | ResumeProblem> {
  try {
    return (await checkResume(file)) ?? new Blob([await file.arrayBuffer()], { type: 'application/pdf' });
  } catch {
    return 'resume_unreadable';
  }
}
