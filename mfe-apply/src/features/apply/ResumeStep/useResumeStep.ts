import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAnnounce, useTranslation } from 'platform';
import { inspectPdf, nameWithoutExtension, readResume, type PdfReading, type ResumeProblem } from 'platform/files';
import { limits } from 'shared-contracts';
import type { Draft, Resume } from '../../../draft/draft';
import type { ApplicationFlow } from '../useApplication';
import { useSaving } from './SaveForLater';
import { useStoredResumes } from './useStoredResumes';

/** What the first step is about: which resume, and whether it is kept. */
export function useResumeStep(flow: ApplicationFlow) {
  const pick = useRef<HTMLButtonElement>(null);
  const rows = useRef<HTMLFieldSetElement>(null);
  const choice = useResumeChoice(flow);
  const stored = useStoredResumes(flow);
  const saving = useSaving(flow, stored);
  const isStored = stored.source === 'stored';
  return {
    pick,
    rows,
    choice,
    stored,
    saving,
    isStored,
    isReady: isStored ? stored.chosen !== null : flow.draft.resume !== null,
    /** Says that there is none yet, and leads to where one is chosen. */
    miss: () => {
      choice.miss();
      const first = isStored ? rows.current?.querySelector('input') : pick.current;
      first?.focus();
    },
    /** Puts what is shown into the draft; whether it can be sent so. */
    settle: () => {
      stored.settle();
      return saving.check();
    },
  };
}

export type ResumeStepState = ReturnType<typeof useResumeStep>;

/** Why there is no file, or not the one that was chosen. */
type ChoiceProblem = ResumeProblem | 'resume_missing';

/** Choosing a file: it is checked by its content, and one that is refused leaves the former one where it is. */
function useResumeChoice({ session, draft, change, progress }: ApplicationFlow) {
  const { t } = useTranslation('mfe-apply');
  const announce = useAnnounce();
  const [problem, setProblem] = useState<ChoiceProblem | null>(null);
  /** The choice before the file that is being inspected. */
  const former = useRef<Partial<Draft>>(noFile);

  const judge = useEffectEvent((reading: PdfReading, resume: Resume) => {
    const { kind } = reading;
    if (kind === 'read') session.change({ resume: { ...resume, pages: reading.pages, hasText: reading.hasText } });
    // What is on its way is the API's to judge.
    if (kind !== 'encrypted' || session.get().draft.attempted) return;
    session.change(former.current);
    former.current = noFile;
    setProblem('resume_encrypted');
  });
  const { resume } = draft;
  // Also of an earlier visit, which may have ended before the look did.
  useEffect(() => {
    if (resume === null || resume.pages !== null) return undefined;
    let isCurrent = true;
    void inspectPdf(resume.file).then((reading) => isCurrent && judge(reading, resume));
    return () => {
      isCurrent = false;
    };
  }, [resume]);

  const take = (file: Blob, name: string) => {
    former.current = fileOf(session.get().draft);
    const resumeName = nameWithoutExtension(name).slice(0, limits.resumeNameCharacters);
    change({ resume: { file, name, pages: null, hasText: null }, resumeName });
    announce(t('file.chosen', { name }));
  };
  const choose = async (file: File) => {
    if (progress !== null) return;
    const found = await readResume(file);
    setProblem(typeof found === 'string' ? found : null);
    if (typeof found !== 'string') take(found, file.name);
  };
  const remove = () => {
    setProblem(null);
    change({ resume: null });
    announce(t('file.removed'));
  };
  return { problem, choose, remove, miss: () => setProblem('resume_missing') };
}

const noFile: Partial<Draft> = { resume: null };

/** The file with all that hangs on it. */
const fileOf = ({
  resume,
  resumeName,
  key,
  attempted,
  sentFor,
  receipt,
  replaces,
  unsettled,
}: Draft): Partial<Draft> => ({
  resume,
  resumeName,
  key,
  attempted,
  sentFor,
  receipt,
  replaces,
  unsettled,
});
