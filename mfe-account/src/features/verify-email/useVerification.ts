import { useEffect } from 'react';
import { api, isApiError, useDispatch, useSession } from 'platform';
import { useVerifyEmailQuery } from './verify-email.api';

export type VerificationState = 'noToken' | 'loading' | 'success' | 'expired' | 'error';

export interface Verification {
  state: VerificationState;
  /** Where another attempt may have another end: nobody has refused the link. */
  retry: (() => void) | null;
}

/** Has the link of the mail verified, once. */
export function useVerification(token: string): Verification {
  const { isSuccess, isError, error, isFetching, refetch } = useVerifyEmailQuery({ token }, { skip: token === '' });
  useSessionAsked(isSuccess);
  if (token === '') return { state: 'noToken', retry: null };
  if (isSuccess) return { state: 'success', retry: null };
  if (!isError || isFetching) return { state: 'loading', retry: null };
  const state = hasExpired(error) ? 'expired' : 'error';
  return { state, retry: isRefusal(error) ? null : () => void refetch() };
}

/** SPEC §4: by its code, or where the server's message has the word. */
function hasExpired(error: unknown): boolean {
  return isApiError(error) && (error.data.code === 'token_expired' || /expired/i.test(error.data.message));
}

const isRefusal = (error: unknown) => isApiError(error) && error.status >= 400 && error.status < 500;

/** Whoever is signed in has another address, or a verified one, from now on. */
function useSessionAsked(isVerified: boolean): void {
  const dispatch = useDispatch();
  const isSomebody = useSession().status === 'authenticated';
  useEffect(() => {
    if (isVerified && isSomebody) dispatch(api.util.invalidateTags(['Session']));
  }, [dispatch, isVerified, isSomebody]);
}
