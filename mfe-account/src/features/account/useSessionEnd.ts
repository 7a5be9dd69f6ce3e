import { useEffect, useEffectEvent } from 'react';
import { api, isApiError, useDispatch, useLocation, useNavigate } from 'platform';
import { routes, type Tag } from 'shared-contracts';
import { useSetUser } from './session-user';

/** What was loaded for one person, and is not for the next. */
const personal: Tag[] = ['SavedJob', 'Application', 'FollowedCompany', 'Resume', 'Interview', 'Subscription', 'SignIn'];

/** Forgets who was signed in and what they saw, and goes to a page that everybody may see. */
export function useForgetUser(): (address: string) => void {
  const setUser = useSetUser();
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return (address) => {
    setUser(null);
    // The cache tells its listeners of a change in the next frame; any other action has them told now.
    dispatch({ type: 'mfe-account/user-forgotten' });
    // Once the account has gone from the page: nothing asks again, and no leave guard holds the move back.
    setTimeout(() => {
      dispatch(api.util.invalidateTags(personal));
      void navigate(address, { replace: true });
    });
  };
}

/**
 * What to do about a failed call: where the session has ended meanwhile (401), /auth says so and leads back, and the
 * answer is true; any other failure is the caller's.
 */
export function useSessionEnd(): (error: unknown) => boolean {
  const forget = useForgetUser();
  const { pathname, search } = useLocation();
  return (error) => {
    if (!isApiError(error) || error.status !== 401) return false;
    const query = new URLSearchParams({ message: 'session', returnTo: pathname + search });
    forget(`${routes.auth}?${query.toString()}`);
    return true;
  };
}

/** The same for a query's failure. */
export function useSessionEndOn(error: unknown): void {
  const end = useSessionEnd();
  const onError = useEffectEvent(() => end(error));
  useEffect(() => {
    if (error !== undefined) onError();
  }, [error]);
}
