import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { routes } from 'shared-contracts';
import { isApiError } from '../api/api-error';
import { useForgetUser } from './use-forget-user';

const isSessionEnd = (error: unknown) => isApiError(error) && error.status === 401;

/**
 * Leads to /auth, which says that the session has ended, and from there back. `returnTo`: for a page that visitors may see,
 * which stays behind in the history; absent, it is this address, which gives its place there.
 */
export function useSignInAgain(returnTo?: string): () => void {
  const forget = useForgetUser();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams({ message: 'session', returnTo: returnTo ?? pathname + search });
  return () => void forget(`${routes.auth}?${query.toString()}`, { replace: returnTo === undefined });
}

/**
 * What to do about a failed call: where the session has ended meanwhile (401), /auth says so and leads back, and the
 * answer is true; any other failure is the caller's.
 */
export function useSessionEnd(): (error: unknown) => boolean {
  const signInAgain = useSignInAgain();
  return (error) => {
    if (!isSessionEnd(error)) return false;
    signInAgain();
    return true;
  };
}

/** The same for a query's failure. While the answer is true, there is nothing to show. */
export function useSessionEndOn(error: unknown): boolean {
  const end = useEffectEvent(useSessionEnd());
  useEffect(() => void end(error), [error]);
  return isSessionEnd(error);
}
