import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAnnounce, useTranslation } from 'platform';
import { inspectPdf, nameWithoutExtension, readResume, type PdfReading, type ResumeProblem } from 'platform/files';
import { limits } from 'shared-contracts';
import type { Draft, Resume } from '../../../draft/draft';
import { accepts } from '../../../draft/draft-machine';
import type { ApplicationFlow } from '../useApplication';
import { useSaving } from './SaveForLater';
import { useStoredResumes } from './useStoredResumes';

/** State of the first step: the resume, and whether it is saved to the account. */
export function useResumeStep(flow: ApplicationFlow) {
  const pick = useRef<HTMLButtonElement>(null);
  const rows = useRef<HTMLFieldSetElement>(null);
  const choice = useResumeChoice(flow);
  const stored = useStoredResumes(flow);
  const saving = useSaving(flow, stored);
  const isStored = stored.source === 'stored';
  const isReady = isStored ? stored.chosen !== null : flow.draft.resume !== null;
  // A resume also appears without a choice of a file: a stored one, or that of an earlier visit.
  if (isReady && choice.problem === 'resume_missing') choice.withdrawReport();
  return {
    pick,
    rows,
    choice,
    stored,
    saving,
    isStored,
    isReady,
    /** Reports a missing resume and moves the focus to its field. */
    reportMissing: () => {
      choice.reportMissing();
      const first = isStored ? rows.current?.querySelector('input') : pick.current;
      first?.focus();
    },
    /** Stores the shown selection in the draft. Returns whether it is valid. */
    confirm: () => {
      stored.confirm();
      return saving.validate();
    },
  };
}

export type ResumeStepState = ReturnType<typeof useResumeStep>;

/** Why no file was chosen, or why it was refused. */
type ChoiceProblem = ResumeProblem | 'resume_missing';

/** The file of the draft. Files are checked by their content; a refused file does not replace the previous one. */
function useResumeChoice({ session, draft, edit, editContent, progress }: ApplicationFlow) {
  const { t } = useTranslation('mfe-apply');
  const announce = useAnnounce();
  const [problem, setProblem] = useState<ChoiceProblem | null>(null);
  /** The file before the one that is being inspected. */
  const previous = useRef<Partial<Draft>>(noFile);

  const applyInspection = useEffectEvent((reading: PdfReading, resume: Resume) => {
    if (reading.kind === 'read') edit({ resume: { ...resume, pages: reading.pages, hasText: reading.hasText } });
    // The API checks a file that was sent.
    if (reading.kind !== 'encrypted' || !accepts(session.get(), 'fileRefused')) return;
    session.dispatch({ type: 'fileRefused', previous: previous.current });
    previous.current = noFile;
    setProblem('resume_encrypted');
  });
  const { resume } = draft;
  // Includes a file of an earlier visit that ended before the inspection.
  useEffect(() => {
    if (resume === null || resume.pages !== null) return undefined;
    let isCurrent = true;
    void inspectPdf(resume.file).then((reading) => isCurrent && applyInspection(reading, resume));
    return () => {
      isCurrent = false;
    };
  }, [resume]);

  const take = (file: Blob, name: string) => {
    previous.current = fileOf(session.get().draft);
    const resumeName = nameWithoutExtension(name).slice(0, limits.resumeNameCharacters);
    editContent({ resume: { file, name, pages: null, hasText: null }, resumeName });
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
    editContent({ resume: null });
    announce(t('file.removed'));
  };
  return {
    problem,
    choose,
    remove,
    reportMissing: () => setProblem('resume_missing'),
    withdrawReport: () => setProblem(null),
  };
}

const noFile: Partial<Draft> = { resume: null };

/** The file and the fields that depend on it. */
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
