import { useEffect } from 'react';
import { isApiError, queryCache, useDispatch, useSession } from 'platform';
import { useSubmission } from 'platform/forms';
import { useVerifyEmailQuery } from 'platform/queries';

export type VerificationState = 'noToken' | 'loading' | 'success' | 'expired' | 'error';

export interface Verification {
  state: VerificationState;
  /** Errors after which a retry can succeed: the link was not refused. */
  retry: (() => void) | null;
}

/** Verifies the mailed link once; a form that was posted without scripts has verified it already. */
export function useVerification(token: string): Verification {
  const posted = useSubmission('verify');
  const skip = token === '' || posted !== null;
  const { isSuccess, isError, error, isFetching, refetch } = useVerifyEmailQuery({ token }, { skip });
  useSessionRefetch(isSuccess);
  if (token === '') return { state: 'noToken', retry: null };
  if (posted !== null) return { state: posted.refusal === null ? 'success' : stateOf(posted.refusal), retry: null };
  if (isSuccess) return { state: 'success', retry: null };
  if (!isError || isFetching) return { state: 'loading', retry: null };
  return { state: stateOf(error), retry: isRefusal(error) ? null : () => void refetch() };
}

const stateOf = (error: unknown): VerificationState => (hasExpired(error) ? 'expired' : 'error');

/** SPEC §4: by the code, or by "expired" in the message. */
function hasExpired(error: unknown): boolean {
  return isApiError(error) && (error.data.code === 'token_expired' || /expired/i.test(error.data.message));
}

const isRefusal = (error: unknown) => isApiError(error) && error.status >= 400 && error.status < 500;

/** Refetches the session, whose address has changed or is verified now. */
function useSessionRefetch(isVerified: boolean): void {
  const dispatch = useDispatch();
  const isSignedIn = useSession().status === 'authenticated';
  useEffect(() => {
    if (isVerified && isSignedIn) dispatch(queryCache.invalidate(['Session']));
  }, [dispatch, isVerified, isSignedIn]);
}
