import { useSession } from 'platform';
import { useGetAppliedQuery } from '../apply.api';
import { useAppliedAt } from './applied-jobs';

/** Whether there was an application for a job before: in the account of who is signed in, else in this browser. */
export function useAppliedBefore(jobId: number): { at: string | null; isInAccount: boolean } {
  const at = useAppliedAt(jobId);
  const isSignedIn = useSession().status === 'authenticated';
  const { currentData } = useGetAppliedQuery({ id: String(jobId) }, { skip: !isSignedIn });
  return isSignedIn ? { at: null, isInAccount: currentData?.applied === true } : { at, isInAccount: false };
}
