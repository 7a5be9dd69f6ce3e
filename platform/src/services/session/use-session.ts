import { useCallback, useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { routes, type User } from 'shared-contracts';
import { queryCache } from '../api/query-cache';
import { useDispatch } from '../store';
import { isApiError } from '../api/base-query';
import { useClientValue } from '../use-client-value';
import { cachedSession, changeSession, sessionQuery, toSession, type Session } from './session';

const noVariables = {};
const loading: Session = { status: 'loading', user: null };

/**
 * The session. Fetched once, cached for five minutes, and refetched when the tag `Session` is invalidated. The server
 * renders pages without a user, so a known user is returned only after hydration.
 */
export function useSession(): Session {
  const session = toSession(sessionQuery.useQuery(noVariables));
  const isSignedIn = session.user !== null;
  const isShown = useClientValue(isSignedIn, false);
  return isSignedIn && !isShown ? loading : session;
}

/**
 * Sets the signed-in user, or null after a sign-out (SPEC §4). Clears the previous user's cache, and refetches the session
 * because an older request may be pending.
 */
export function useSetSession(): (user: User | null) => Promise<void> {
  const dispatch = useDispatch();
  return useCallback(
    async (user) => {
      await dispatch(changeSession(user));
      dispatch(queryCache.invalidate(['Session']));
    },
    [dispatch],
  );
}

/** Updates the cached user from a response (SPEC §7). It is the same user, so other cache entries are kept. */
export function useUpdateUser(): (user: User) => void {
  const dispatch = useDispatch();
  return (user) => void dispatch(queryCache.update(cachedSession, {}, () => user));
}

interface ForgetOptions {
  /** Replaces the current history entry, for pages that require a session. */
  replace?: boolean;
}

/** Clears the session after the API reported its end, and navigates to a public page. */
export function useForgetUser(): (address: string, options?: ForgetOptions) => Promise<void> {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return async (address, options) => {
    // Clear the session first, because /auth redirects signed-in users. Private pages are then unmounted, so no leave guard
    // blocks the navigation. The shell has already redirected them to /auth without a message; this navigation replaces it.
    await dispatch(changeSession(null));
    await navigate(address, options);
  };
}

/** `retry` requests the session again; `busy` while the request runs. */
interface FailedSessionRequest {
  busy: boolean;
  retry: () => void;
}

/**
 * Returned if the session request failed; null otherwise. Public pages treat a failed request as a visitor; private pages
 * show an error instead of the sign-in page.
 */
export function useFailedSessionRequest(): FailedSessionRequest | null {
  const { data, isUninitialized, isLoading, isFetching, refetch } = sessionQuery.useQuery(noVariables);
  if (data !== undefined || isUninitialized || isLoading) return null;
  return { busy: isFetching, retry: () => void refetch() };
}

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
