import { useEffect, useRef } from 'react';
import { queryCache, useDispatch, useLanguage, type ApiError } from 'platform';
import { useLazyGetAppliedQuery } from 'platform/queries';
import { applyToJob, getApplied, isOneOf, listResumes, type ApplicationReceipt } from 'shared-contracts';
import { useFailure } from '../../components/useFailure';
import type { EndReason } from '../../draft/draft-machine';
import type { DraftSession } from '../../draft/draft-session';
import { uploadDraft } from '../../upload/upload-draft';
import type { Step } from './steps';

function endReasonOf({ status, data }: ApiError, isSignedIn: boolean): EndReason | null {
  if (status === 401) return 'session';
  if (data.code === 'job_closed') return 'closed';
  if (data.code === 'job_not_found') return 'notFound';
  // Visitors see a text about the mailed link, and can apply as another person.
  return data.code === 'already_applied' && isSignedIn ? 'applied' : null;
}

/** Cached data that is outdated if the API refuses with a code. */
const outdated = {
  already_applied: getApplied.tags,
  resume_not_found: listResumes.tags,
  resume_limit: listResumes.tags,
} as const;

/**
 * Sends the draft's resume and dispatches the result. Unmounting the component aborts the upload. After a restart the result is
 * ignored: it does not belong to the new draft.
 */
export function useSubmission(jobId: number, session: DraftSession, go: (step: Step) => void) {
  const explain = useFailure();
  const dispatch = useDispatch();
  const { language } = useLanguage();
  const [getAppliedAgain] = useLazyGetAppliedQuery();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const complete = (receipt: ApplicationReceipt, missedQuestions = false) => {
    session.dispatch({ type: 'completed', receipt, missedQuestions });
    go('sent');
  };
  const proceed = (receipt: ApplicationReceipt) => (receipt.questionsDue === 0 ? complete(receipt) : go('questions'));
  const refuse = (error: ApiError) => {
    const { code, fields = {} } = error.data;
    const { owner, source } = session.get().draft;
    const reason = endReasonOf(error, owner !== null);
    if (isOneOf(Object.keys(outdated) as (keyof typeof outdated)[], code)) {
      dispatch(queryCache.invalidate(outdated[code]));
    }
    if (reason !== null) return session.dispatch({ type: 'ended', reason });
    const failure = { ...explain(error, source === 'stored' ? 'stored' : 'upload'), fields };
    return session.dispatch({ type: 'failed', failure });
  };
  const upload = async () => {
    if (running.current !== null) return;
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    const { restarts } = session.get();
    session.dispatch({ type: 'uploadStarted' });
    const onProgress = (progress: number) => session.dispatch({ type: 'progressed', progress });
    const askApplied = async () => (await getAppliedAgain({ id: String(jobId) })).data?.applied === true;
    const result = await uploadDraft({ jobId, session, language, signal, onProgress, askApplied });
    running.current = null;
    session.dispatch({ type: 'uploadStopped' });
    if (result.kind === 'refused' && !signal.aborted) refuse(result.error);
    if (result.kind !== 'sent') return;
    const { saves } = session.get().draft;
    dispatch(queryCache.invalidate([...applyToJob.tags, ...(saves ? listResumes.tags : [])]));
    if (session.get().restarts !== restarts) return;
    const receipt = result.answer;
    if (!signal.aborted) proceed(receipt);
    // The applicant left the page after the API had responded: the result is stored, and the current page does not change.
    else if (receipt.questionsDue === 0) session.dispatch({ type: 'completed', receipt, missedQuestions: false });
  };
  return {
    complete,
    submit: () => {
      session.dispatch({ type: 'submitted' });
      const { receipt } = session.get().draft;
      // Content that the API has received is not sent again.
      if (receipt === null) void upload();
      else proceed(receipt);
    },
    cancel: () => running.current?.abort(),
  };
}
