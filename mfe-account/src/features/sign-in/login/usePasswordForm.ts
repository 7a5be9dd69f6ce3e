import { useTranslation } from 'platform';
import { useForm, useSubmission } from 'platform/forms';
import type { Credentials } from 'shared-contracts';
import { credentialsSchema } from 'shared-contracts/schemas';
import { atField } from '../../../components/at-field';
import { asksForCode, needsVerification, useLogin } from './useLogin';

interface PasswordFormOptions {
  onUnverified: (username: string) => void;
  onCodeNeeded: (credentials: Credentials) => void;
}

const codeField = { second_factor_required: 'code', second_factor_wrong: 'code' };

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
