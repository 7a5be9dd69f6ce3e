import { useState } from 'react';
import { api, useDispatch, type ApiError } from 'platform';
import { getApplied, isOneOf, listResumes, type ApplicationReceipt } from 'shared-contracts';
import { markApplied } from '../../applied-jobs';
import { useFailure, type Failure } from '../../components/useFailure';
import { isAnother, withSentParts } from '../../draft/draft';
import type { DraftSession } from '../../draft/draft-session';
import { useSendResume } from '../../upload/useSendResume';
import type { Step } from './steps';

/** State reported by the API in between: the job is closed, an application exists, or the session has ended. */
export type Ended = 'closed' | 'notFound' | 'applied' | 'session';

function endOf({ status, data }: ApiError, isSignedIn: boolean): Ended | null {
  if (status === 401) return 'session';
  if (data.code === 'job_closed') return 'closed';
  if (data.code === 'job_not_found') return 'notFound';
  // Visitors are told about the mailed link and can apply as another person.
  return data.code === 'already_applied' && isSignedIn ? 'applied' : null;
}

/** What else is known to be otherwise once the API has refused with such a code. */
const outdated = {
  already_applied: getApplied.tags,
  resume_not_found: listResumes.tags,
  resume_limit: listResumes.tags,
} as const;

export interface UploadFailure extends Failure {
  /** Field → why it was refused. */
  fields: Readonly<Record<string, string>>;
}

/** Sending the resume, and what follows from the answer. */
export function useSubmission(jobId: number, session: DraftSession, go: (step: Step) => void) {
  const explain = useFailure();
  const dispatch = useDispatch();
  const [failure, setFailure] = useState<UploadFailure | null>(null);
  const [ended, setEnded] = useState<Ended | null>(null);

  const record = (receipt: ApplicationReceipt, missedQuestions = false) => {
    const { owner, source, stored, resume, email, receipt: sent } = session.get().draft;
    // Without a receipt here, another browser has sent the resume.
    const fileName = (sent !== null && (source === 'stored' ? stored : resume)?.name) || '';
    session.complete({ receipt, fileName, email: email.trim(), missedQuestions });
    if (owner === null) markApplied(jobId, receipt.submittedAt);
  };
  const complete = (receipt: ApplicationReceipt, missedQuestions?: boolean) => {
    record(receipt, missedQuestions);
    go('sent');
  };
  const proceed = (receipt: ApplicationReceipt) => (receipt.questionsDue === 0 ? complete(receipt) : go('questions'));
  /** The applicant left the page after the API had answered: the result is recorded, the current page does not change. */
  const sentAfterLeaving = (receipt: ApplicationReceipt) => {
    if (receipt.questionsDue === 0) record(receipt);
  };
  const refuse = (error: ApiError) => {
    const { code, fields = {} } = error.data;
    const end = endOf(error, session.get().draft.owner !== null);
    setEnded(end);
    if (isOneOf(Object.keys(outdated) as (keyof typeof outdated)[], code)) {
      dispatch(api.util.invalidateTags([...outdated[code]]));
    }
    const isStored = session.get().draft.source === 'stored';
    if (end === null) setFailure({ ...explain(error, isStored ? 'stored' : 'upload'), fields });
  };
  const upload = useSendResume(jobId, session, {
    onSent: proceed,
    onSentAfterLeaving: sentAfterLeaving,
    onRefused: refuse,
  });

  const submit = () => {
    setFailure(null);
    const { draft } = session.get();
    if (isAnother(draft)) session.change(withSentParts(draft, {}));
    const { receipt } = session.get().draft;
    // What is sent and unchanged is not sent again.
    if (receipt === null) void upload.send();
    else proceed(receipt);
  };
  const { progress, cancel } = upload;
  return {
    failure,
    ended,
    progress,
    complete,
    submit,
    cancel,
    forgetFailure: () => setFailure(null),
    /** The session is over: the draft stays, and waits behind /auth. */
    leaveToSignIn: () => setEnded('session'),
  };
}
