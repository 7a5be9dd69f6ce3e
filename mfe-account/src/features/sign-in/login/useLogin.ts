import { isApiError, useLocation, useTranslation } from 'platform';
import { useForm, useSubmission, type SendOutcome } from 'platform/forms';
import { atField } from 'platform/jobs';
import type { Credentials } from 'shared-contracts';
import { credentialsSchema } from 'shared-contracts/schemas';
import { historyNote } from '../auth-mode';
import { useLoginMutation } from '../sign-in.api';
import { nameOf, useEnter } from '../useEnter';

/** Error without a request: the session requires cookies. */
const cookiesBlocked = { status: 0, data: { code: 'cookies_blocked', error: 'Cookies are blocked', message: '' } };

/**
 * Sends credentials. `onUnverified` receives the name of an account whose address must be confirmed, and
 * notifies the user.
 */
export function useLogin(onUnverified: (username: string) => void): (body: Credentials) => Promise<SendOutcome> {
  const { t } = useTranslation('mfe-account');
  const [login] = useLoginMutation();
  const enter = useEnter();
  const isVerifiedNow = historyNote(useLocation().state) === 'verified';
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

/** Whether the password is correct, and the code is missing or wrong. */
function asksForCode(error: unknown): boolean {
  return isApiError(error) && ['second_factor_required', 'second_factor_wrong'].includes(error.data.code);
}

interface PasswordFormOptions {
  onUnverified: (username: string) => void;
  onCodeNeeded: (credentials: Credentials) => void;
}

/** Error codes that concern the code. */
export const codeField = { second_factor_required: 'code', second_factor_wrong: 'code' };

/**
 * Name and password. A page that responds to a posted form shows the code field beside them, because it cannot keep
 * the password (`hasCode`); otherwise the code is a separate step.
 */
export function usePasswordForm({ onUnverified, onCodeNeeded }: PasswordFormOptions) {
  const { t } = useTranslation('mfe-account');
  const login = useLogin(onUnverified);
  const refusal = useSubmission('login')?.refusal ?? null;
  const hasCode = refusal !== null && asksForCode(refusal);
  const form = useForm({
    form: 'login',
    namespace: 'mfe-account',
    initial: { username: '', password: '', code: '' },
    schema: credentialsSchema,
    failureTitle: t('auth.login.failed'),
    isHandled: (error) => needsVerification(error) || (asksForCode(error) && !hasCode),
    send: async ({ username, password, code }) => {
      const credentials = { username, password };
      const { error } = await login(code === '' ? credentials : { ...credentials, code });
      if (asksForCode(error) && !hasCode) onCodeNeeded(credentials);
      return { error: atField(error, codeField) };
    },
  });
  return { ...form, hasCode };
}
