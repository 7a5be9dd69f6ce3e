import { useSession } from 'platform';
import type { SentReceipt } from 'shared-contracts';
import { useGetAppliedQuery } from '../apply.api';
import { useAppliedAt } from './applied-jobs';

interface AppliedBefore {
  /** When this browser applied, ISO 8601; null for an account. */
  at: string | null;
  isInAccount: boolean;
  /** Of the account's application as long as required answers are missing. */
  receipt: SentReceipt | null;
}

/** Whether the user has applied for a job before: with the account when signed in, otherwise in this browser. */
export function useAppliedBefore(jobId: number): AppliedBefore {
  const at = useAppliedAt(jobId);
  const isSignedIn = useSession().status === 'authenticated';
  const { currentData } = useGetAppliedQuery({ id: String(jobId) }, { skip: !isSignedIn });
  if (!isSignedIn) return { at, isInAccount: false, receipt: null };
  return { at: null, isInAccount: currentData?.applied === true, receipt: currentData?.receipt ?? null };
}
