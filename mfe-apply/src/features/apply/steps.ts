import { useState } from 'react';
import { useLocation, useNavigate } from 'platform';
import { isOneOf, type Job } from 'shared-contracts';

export type Step = 'resume' | 'questions' | 'sent';

/** Steps of a job's application: without questions there are two (SPEC §4). */
export function stepsOf({ questionCount }: Pick<Job, 'questionCount'>): readonly Step[] {
  return questionCount > 0 ? ['resume', 'questions', 'sent'] : ['resume', 'sent'];
}

/** The current step and navigation between steps. */
export interface StepMoves {
  /** The step that was requested last; null if none. */
  requested: Step | null;
  go: (step: Step) => void;
}

interface StepState {
  step: Step;
  /** Whether the previous history entry is the previous step. */
  hasPrevious?: boolean;
}

const readState = (state: unknown): StepState | null =>
  typeof state === 'object' && state !== null && 'step' in state && isOneOf(['resume', 'questions', 'sent'], state.step)
    ? (state as StepState)
    : null;

/** Steps as history entries, so that the browser's back button moves between them. */
export function usePageSteps(): StepMoves {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const here = pathname + search;
  const written = readState(state);
  // An entry without a step comes from a `#` link; the step does not change.
  const [last, setLast] = useState(written);
  if (written !== null && written.step !== last?.step) setLast(written);

  const write = (next: StepState, replace: boolean) => void navigate(here, { replace, state: next });
  const go = (step: Step) => {
    if (step === 'resume' && written?.hasPrevious) void navigate(-1);
    else if (step !== 'questions') write({ step }, true);
    else {
      write({ step: 'resume' }, true);
      write({ step, hasPrevious: true }, false);
    }
  };
  return { requested: (written ?? last)?.step ?? null, go };
}
