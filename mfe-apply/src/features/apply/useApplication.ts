import { useSession } from 'platform';
import { unmarkApplied, useApplicationHere } from 'platform/jobs';
import { useGetAppliedQuery } from 'platform/queries';
import type { Job, SentReceipt } from 'shared-contracts';
import { hasAttempts, hasInput, type Draft } from '../../draft/draft';
import type { DraftEvent } from '../../draft/draft-machine';
import { useDraft } from '../../draft/useDraft';
import { stepsOf, type Step, type StepMoves } from './steps';
import { useSubmission } from './useSubmission';

/** One application from the file to its confirmation, for the page and the dialog: the draft's state and its actions. */
export function useApplication(job: Job, { requested, go }: StepMoves) {
  const { session, state } = useDraft(job.id);
  const { status, completion, endReason } = state;
  const submission = useSubmission(job.id, session, go);
  const isSignedIn = useSession().status === 'authenticated';
  const before = useAppliedBefore(job.id);
  const isOpen = status !== 'loading';
  const draft = isOpen ? withAccountReceipt(state.draft, before.receipt) : state.draft;
  const isFromAccount = draft !== state.draft;
  const applied = completion?.receipt.submittedAt ?? before.at;
  const isKnown = endReason === 'applied' || (before.isInAccount && isOpen && !hasAttempts(draft));
  const hasApplied = applied !== null || isKnown;
  const isReopened = state.isSentBefore || isFromAccount;
  const step = allowedStep(isFromAccount ? 'questions' : (requested ?? (isReopened ? 'questions' : 'resume')), draft);

  const startAgain = (type: 'restarted' | 'lost') => {
    session.dispatch({ type });
    go('resume');
  };
  return {
    ...state,
    ...submission,
    job,
    session,
    draft,
    dispatch: session.dispatch,
    edit: (changes: EditedFields<'edited'>) => session.dispatch({ type: 'edited', changes }),
    /** Another file or applicant. */
    editContent: (changes: EditedFields<'contentEdited'>) => session.dispatch({ type: 'contentEdited', changes }),
    /** A draft of an account is not a visitor's, also after the session has ended. */
    isVisitor: draft.owner === null && !isSignedIn,
    isOpen,
    /** When it was sent, now or before; ISO 8601. */
    applied,
    hasApplied,
    steps: stepsOf(job),
    step,
    /** The application was sent elsewhere with the account: this browser does not have its resume. */
    isFromAccount,
    /** Sent on an earlier visit, or elsewhere. */
    isReopened,
    isInAccount: before.isInAccount,
    /** Nothing is missing; also after the browser's Back from the confirmation. */
    isOver: hasApplied && (completion === null || requested === 'resume'),
    /** Deletes the browser's record of a visitor's application, for another person who uses the same browser. */
    applyAsOther: completion === null && before.at !== null ? () => unmarkApplied(job.id) : null,
    isDirty: !hasApplied && endReason === null && hasInput(draft),
    back: () => go('resume'),
    toQuestions: () => {
      if (step !== 'questions') go('questions');
    },
    /** Empties the draft and aborts a running upload. */
    restart: () => {
      submission.cancel();
      startAgain('restarted');
    },
    /** Sends the same content again, because the API no longer has the application. */
    sendAgain: () => startAgain('lost'),
    /** The session is over: the draft stays stored for its owner. */
    leaveToSignIn: () => void session.opened.then(() => session.dispatch({ type: 'ended', reason: 'session' })),
  };
}

type EditedFields<Type extends DraftEvent['type']> = Extract<DraftEvent, { type: Type; changes: object }>['changes'];

export type ApplicationFlow = ReturnType<typeof useApplication>;

/** If nothing was sent from this browser, the account's application with missing answers is continued. */
function withAccountReceipt(draft: Draft, receipt: SentReceipt | null): Draft {
  return receipt === null || hasAttempts(draft) ? draft : { ...draft, receipt };
}

/** The questions step requires a received resume. */
function allowedStep(requested: Step, { receipt }: Draft): Exclude<Step, 'sent'> {
  const mayAnswer = receipt !== null && receipt.questionsDue > 0;
  return mayAnswer && requested === 'questions' ? 'questions' : 'resume';
}

interface AppliedBefore {
  /** When this browser applied, ISO 8601; null for an account. */
  at: string | null;
  isInAccount: boolean;
  /** Receipt of the account's application while required answers are missing. */
  receipt: SentReceipt | null;
}

/** Whether the user has applied for a job before: with the account when signed in, otherwise in this browser. */
function useAppliedBefore(jobId: number): AppliedBefore {
  const { at } = useApplicationHere(jobId);
  const isSignedIn = useSession().status === 'authenticated';
  const { currentData } = useGetAppliedQuery({ id: String(jobId) }, { skip: !isSignedIn });
  if (!isSignedIn) return { at, isInAccount: false, receipt: null };
  return { at: null, isInAccount: currentData?.applied === true, receipt: currentData?.receipt ?? null };
}
