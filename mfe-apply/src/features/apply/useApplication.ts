import { useState } from 'react';
import { useSession } from 'platform';
import type { Job, SentReceipt } from 'shared-contracts';
import { unmarkApplied, useAppliedBefore } from '../../applied-jobs';
import { hasInput, isBegun, restarted, unsent, withSentParts, type Draft } from '../../draft/draft';
import { useDraft } from '../../draft/useDraft';
import { stepsOf, type Step, type StepMoves } from './steps';
import { useSubmission } from './useSubmission';

/** One application, from the file to its confirmation: what the page and the dialog have in common. */
export function useApplication(job: Job, { asked, go }: StepMoves) {
  const { session, draft: stored, isOpen, isResumed, isSentBefore, completion } = useDraft(job.id);
  const { forgetFailure, ...submission } = useSubmission(job.id, session, go);
  const isSignedIn = useSession().status === 'authenticated';
  const before = useAppliedBefore(job.id);
  const draft = isOpen ? withAccountReceipt(stored, before.receipt) : stored;
  const isFromAccount = draft !== stored;
  /** Grows when everything starts again, so that forms forget what they held. */
  const [round, setRound] = useState(0);

  const startAgain = (changes: Partial<Draft>) => {
    session.restart(changes);
    forgetFailure();
    setRound(round + 1);
    go('resume');
  };
  /** Another file or applicant. */
  const change = (parts: Parameters<typeof withSentParts>[1]) => {
    forgetFailure();
    session.change(withSentParts(session.get().draft, parts));
  };
  const applied = completion?.receipt.submittedAt ?? before.at;
  const isKnown = submission.ended === 'applied' || (before.isInAccount && isOpen && !isBegun(draft));
  const isReopened = isSentBefore || isFromAccount;
  const step = allowedStep(isFromAccount ? 'questions' : (asked ?? (isReopened ? 'questions' : 'resume')), draft);
  const hasApplied = applied !== null || isKnown;
  return {
    ...submission,
    job,
    session,
    draft,
    /** Also where a session has ended, what was begun with it is no visitor's. */
    isVisitor: draft.owner === null && !isSignedIn,
    isOpen,
    isResumed,
    completion,
    /** When it was sent, now or before; ISO 8601. */
    applied,
    hasApplied,
    round,
    change,
    steps: stepsOf(job),
    step,
    /** The application was sent elsewhere with the account: this browser does not have its resume. */
    isFromAccount,
    /** Sent on an earlier visit, or elsewhere. */
    isReopened,
    isInAccount: before.isInAccount,
    /** There is nothing more to do; also once the confirmation was left by the browser's Back. */
    isOver: hasApplied && (completion === null || asked === 'resume'),
    /** Deletes the browser's record of a visitor's application, for another person who uses the same browser. */
    applyAsOther: completion === null && before.at !== null ? () => unmarkApplied(job.id) : null,
    isDirty: !hasApplied && submission.ended === null && hasInput(draft),
    back: () => go('resume'),
    toQuestions: () => {
      if (step !== 'questions') go('questions');
    },
    /** From the beginning. */
    restart: () => startAgain(restarted(session.get().draft)),
    /** With the same file and words, since the API has the application no more. */
    sendAgain: () => startAgain(unsent()),
  };
}

export type ApplicationFlow = ReturnType<typeof useApplication>;

/** Where nothing was begun in this browser, the account's application that misses answers is completed. */
function withAccountReceipt(draft: Draft, receipt: SentReceipt | null): Draft {
  return receipt === null || isBegun(draft) ? draft : { ...draft, receipt };
}

/** The questions step requires a received resume. */
function allowedStep(asked: Step, { receipt }: Draft): Exclude<Step, 'sent'> {
  const mayAnswer = receipt !== null && receipt.questionsDue > 0;
  return mayAnswer && asked === 'questions' ? 'questions' : 'resume';
}
