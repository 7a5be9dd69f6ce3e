import { useState } from 'react';
import type { ApiError } from 'platform';
import type { ApplicationReceipt } from 'shared-contracts';
import { markApplied } from '../../applied/applied-jobs';
import { useFailure, type Failure } from '../../components/useFailure';
import type { DraftSession } from '../../draft/draft-session';
import { useSendResume } from '../../upload/useSendResume';
import type { Step } from './steps';

/** What the API says about the job meanwhile. */
export type Ended = 'closed' | 'notFound';

const ends: Partial<Record<string, Ended>> = { job_closed: 'closed', job_not_found: 'notFound' };

export interface UploadFailure extends Failure {
  /** Field → why it was refused. */
  fields: Readonly<Record<string, string>>;
}

/** Sending the resume, and what follows from the answer. */
export function useSubmission(jobId: number, session: DraftSession, go: (step: Step) => void) {
  const explain = useFailure();
  const [failure, setFailure] = useState<UploadFailure | null>(null);
  const [ended, setEnded] = useState<Ended | null>(null);

  const complete = (receipt: ApplicationReceipt, missedQuestions = false) => {
    const { resume, email } = session.get().draft;
    session.complete({ receipt, fileName: resume?.name ?? '', email: email.trim(), missedQuestions });
    markApplied(jobId, receipt.submittedAt);
    go('sent');
  };
  const proceed = (receipt: ApplicationReceipt) => (receipt.questionsDue === 0 ? complete(receipt) : go('questions'));
  const refuse = (error: ApiError) => {
    const end = ends[error.data.code] ?? null;
    setEnded(end);
    if (end === null) setFailure({ ...explain(error, 'upload'), fields: error.data.fields ?? {} });
  };
  const upload = useSendResume(jobId, session, { onSent: proceed, onRefused: refuse });

  const submit = () => {
    setFailure(null);
    const { receipt } = session.get().draft;
    // What is sent and unchanged is not sent again.
    if (receipt === null) void upload.send();
    else proceed(receipt);
  };
  const { progress, cancel } = upload;
  return { failure, ended, progress, complete, submit, cancel, forgetFailure: () => setFailure(null) };
}
