import { useTranslation } from 'platform';
import { useForm } from 'platform/forms';
import type { Credentials } from 'shared-contracts';
import { credentialsSchema } from 'shared-contracts/schemas';
import { asksForCode, useLogin } from './useLogin';

interface PasswordFormOptions {
  onUnverified: (username: string) => void;
  onCodeNeeded: (credentials: Credentials) => void;
}

export function usePasswordForm({ onUnverified, onCodeNeeded }: PasswordFormOptions) {
  const { t } = useTranslation('mfe-account');
  const login = useLogin(onUnverified);
  return useForm({
    namespace: 'mfe-account',
    initial: { username: '', password: '' },
    schema: credentialsSchema,
    failureTitle: t('auth.login.failed'),
    send: async (credentials) => {
      const outcome = await login(credentials);
      if (!asksForCode(outcome.error)) return outcome;
      onCodeNeeded(credentials);
      return { ...outcome, isHandled: true };
    },
  });
}
