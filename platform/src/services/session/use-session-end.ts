import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { routes } from 'shared-contracts';
import { isApiError } from '../api/api-error';
import { useForgetUser } from './use-forget-user';

const isSessionEnd = (error: unknown) => isApiError(error) && error.status === 401;

/**
 * Navigates to /auth with a message that the session has ended, and a return path. `returnTo`: return path for a public
 * page, whose history entry is kept. Default: the current URL, whose history entry is replaced.
 */
export function useSignInAgain(returnTo?: string): () => void {
  const forget = useForgetUser();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams({ message: 'session', returnTo: returnTo ?? pathname + search });
  return () => void forget(`${routes.auth}?${query.toString()}`, { replace: returnTo === undefined });
}

/**
 * Handles the end of the session (401) after a failed call: navigates to /auth and returns true. Returns false for other
 * errors.
 */
export function useSessionEnd(): (error: unknown) => boolean {
  const signInAgain = useSignInAgain();
  return (error) => {
    if (!isSessionEnd(error)) return false;
    signInAgain();
    return true;
  };
}

/** As `useSessionEnd`, for a query's error. While it returns true, render nothing. */
export function useSessionEndOn(error: unknown): boolean {
  const end = useEffectEvent(useSessionEnd());
  useEffect(() => void end(error), [error]);
  return isSessionEnd(error);
}
