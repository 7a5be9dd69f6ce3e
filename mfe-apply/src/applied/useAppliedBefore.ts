import { useEffect, useEffectEvent } from 'react';
import { useSession } from 'platform';
import { useGetAppliedQuery } from '../apply.api';
import { unmarkApplied, useAppliedAt } from './applied-jobs';

/** Whether there was an application for a job before: in this browser, and in the account of who is signed in. */
export function useAppliedBefore(jobId: number): { at: string | null; isInAccount: boolean } {
  const at = useAppliedAt(jobId);
  const skip = useSession().status !== 'authenticated';
  const { currentData, fulfilledTimeStamp = 0 } = useGetAppliedQuery({ id: String(jobId) }, { skip });
  const answer = skip ? undefined : currentData;

  // The browser's note is a visitor's, or of an application that was withdrawn in the account since.
  const unmarkOutdated = useEffectEvent(() => {
    if (at !== null && Date.parse(at) < fulfilledTimeStamp) unmarkApplied(jobId);
  });
  const isRefuted = answer?.applied === false;
  useEffect(() => {
    if (isRefuted) unmarkOutdated();
  }, [isRefuted]);
  return { at, isInAccount: answer?.applied === true };
}
