import { api, isApiError, mutationFromContract, useNavigate, useSetSession, useToast, useTranslation } from 'platform';
import { useForm } from 'platform/forms';
import { resetPassword, routes } from 'shared-contracts';
import { passwordResetSchema } from 'shared-contracts/schemas';

const { useResetPasswordMutation } = api.injectEndpoints({
  endpoints: (build) => ({ resetPassword: mutationFromContract(build, resetPassword) }),
});

/** Why a link is invalid. */
export type DeadLink = 'dead' | 'expired';

/** History state for /auth. */
const arrival = { note: 'passwordReset' };

/** The form of a new password. `onDead` is called if the link is invalid. */
export function useResetPassword(token: string, onDead: (reason: DeadLink) => void) {
  const { t } = useTranslation('mfe-account');
  const { show } = useToast();
  const navigate = useNavigate();
  const setSession = useSetSession();
  const [reset] = useResetPasswordMutation();
  return useForm({
    form: 'reset',
    namespace: 'mfe-account',
    initial: { password: '', confirmPassword: '' },
    // An error of the link belongs to no field; it is shown instead of the form.
    schema: passwordResetSchema.omit(['token']),
    failureTitle: t('resetPassword.failed'),
    isHandled: (error) => deadLink(error) !== null,
    send: async (values) => {
      const { error } = await reset({ body: { ...values, token } });
      const reason = deadLink(error);
      if (reason !== null) onDead(reason);
      if (error !== undefined) return { error };
      // All sessions of the account have ended, including the current one if it belongs to the account.
      await setSession(null);
      show({ title: t('resetPassword.done'), variant: 'success' });
      await navigate(routes.auth, { replace: true, state: arrival });
      return {};
    },
  });
}

export function deadLink(error: unknown): DeadLink | null {
  if (!isApiError(error)) return null;
  const { code, fields = {} } = error.data;
  if (code === 'token_expired') return 'expired';
  return code === 'token_invalid' || 'token' in fields ? 'dead' : null;
}
