import { useRef } from 'react';
import type { ApplicationFlow } from '../useApplication';
import { useResumeChoice } from './useResumeChoice';
import { useSaving } from './useSaving';
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
