import type { Job } from 'shared-contracts';

export type Step = 'resume' | 'questions' | 'sent';

/** Steps of a job's application: without questions there are two (SPEC §4). */
export function stepsOf({ questionCount }: Pick<Job, 'questionCount'>): readonly Step[] {
  return questionCount > 0 ? ['resume', 'questions', 'sent'] : ['resume', 'sent'];
}

/** Where a person is, and how they get elsewhere. */
export interface StepMoves {
  /** What was asked for last; null where nothing was. */
  asked: Step | null;
  go: (step: Step) => void;
}
