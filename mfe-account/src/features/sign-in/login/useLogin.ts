import { isApiError, useLocation, useTranslation } from 'platform';
import type { SendOutcome } from 'platform/forms';
import type { Credentials } from 'shared-contracts';
import { arrivalNote } from '../arrival-note';
import { useLoginMutation } from '../sign-in.api';
import { nameOf, useEnter } from '../useEnter';

/** In place of a call: without the session's cookie the next one would be refused. */
const cookiesBlocked = { status: 0, data: { code: 'cookies_blocked', error: 'Cookies are blocked', message: '' } };

/**
 * Sends credentials as a form sends its values. `onUnverified` gets the name whose address has to be confirmed first, and
 * tells the person.
 */
export function useLogin(onUnverified: (username: string) => void): (body: Credentials) => Promise<SendOutcome> {
  const { t } = useTranslation('mfe-account');
  const [login] = useLoginMutation();
  const enter = useEnter();
  const isVerifiedNow = arrivalNote(useLocation().state) === 'verified';
  return async (body) => {
    if (!navigator.cookieEnabled) return { error: cookiesBlocked };
    const { data: user, error } = await login({ body });
    if (user !== undefined) {
      const description = t(isVerifiedNow ? 'auth.welcome' : 'auth.welcomeBack', { name: nameOf(user) });
      await enter(user, { title: t('auth.loginSuccess'), description, variant: 'success' });
      return {};
    }
    if (needsVerification(error)) onUnverified(body.username.trim());
    return { error };
  };
}

/** SPEC §4: a 403 with `requiresVerification`, or a message that says "verify". */
export function needsVerification(error: unknown): boolean {
  if (!isApiError(error) || error.status !== 403 || asksForCode(error)) return false;
  const { requiresVerification = false, message } = error.data;
  return requiresVerification || /verif/i.test(message);
}

/** Whether the password was right, and a code is missing or was wrong. */
export function asksForCode(error: unknown): boolean {
  return isApiError(error) && ['second_factor_required', 'second_factor_wrong'].includes(error.data.code);
}
