import { useId, useState } from 'react';
import {
  Button,
  ButtonLink,
  Container,
  EmptyState,
  isApiError,
  mutationFromContract,
  styled,
  useNavigate,
  usePageMeta,
  useSearchParams,
  useSetSession,
  useToast,
  useTranslation,
} from 'platform';
import { FormProblems, useForm, useSubmission } from 'platform/forms';
import { resetPassword, routes } from 'shared-contracts';
import { passwordResetSchema } from 'shared-contracts/schemas';
import { remoteApi } from '../../remote-api';
import { FocusedPanel } from '../../components/focus';
import { PasswordFields } from '../../components/PasswordFields';
import * as F from '../../components/form.styles';

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  padding-block: var(--space-10) var(--space-section);
`;

const forgotPasswordHref = `${routes.auth}?mode=forgot`;

/** /reset-password: target of the link in the password reset mail. */
export function ResetPasswordPage() {
  const { t } = useTranslation('mfe-account');
  const [query] = useSearchParams();
  const token = query.get('token')?.trim() ?? '';
  const posted = useSubmission('reset');
  const [dead, setDead] = useState(token === '' ? 'dead' : deadLink(posted?.refusal));
  usePageMeta({
    title: t('meta.resetPassword.title'),
    description: t('meta.resetPassword.description'),
    robots: 'noindex',
  });
  return (
    <Container width="form">
      {dead === null ? (
        <ResetForm token={token} onDead={setDead} />
      ) : (
        <InvalidLink reason={dead} takesFocus={token !== ''} />
      )}
    </Container>
  );
}

function ResetForm({ token, onDead }: { token: string; onDead: (reason: DeadLink) => void }) {
  const { t } = useTranslation('mfe-account');
  const titleId = useId();
  const { formProps, submitProps, inputProps, ...problems } = useResetPassword(token, onDead);
  const fields = [
    { ...inputProps('password'), label: t('auth.fields.newPassword'), autoComplete: 'new-password' },
    { ...inputProps('confirmPassword'), label: t('auth.fields.confirmPassword'), autoComplete: 'new-password' },
  ];
  return (
    <Page>
      <h1 id={titleId}>{t('resetPassword.title')}</h1>
      <p>{t('resetPassword.lead')}</p>
      <F.Form {...formProps} aria-labelledby={titleId}>
        <FormProblems {...problems} failureTitle={t('resetPassword.failed')} />
        <PasswordFields fields={fields} />
        <Button {...submitProps} size="lg" block>
          {t('resetPassword.submit')}
        </Button>
      </F.Form>
    </Page>
  );
}

/** Explains why the link is invalid, with a link to request another. */
function InvalidLink({ reason, takesFocus }: { reason: DeadLink; takesFocus: boolean }) {
  const { t } = useTranslation('mfe-account');
  const panel = (
    <EmptyState
      heading="h1"
      illustration="broken-link"
      title={t(`resetPassword.${reason}.title`)}
      text={t(`resetPassword.${reason}.text`)}
      actions={
        <>
          <ButtonLink to={forgotPasswordHref}>{t('resetPassword.again')}</ButtonLink>
          <ButtonLink to={routes.auth} variant="secondary">
            {t('resetPassword.back')}
          </ButtonLink>
        </>
      }
    />
  );
  return takesFocus ? <FocusedPanel>{panel}</FocusedPanel> : panel;
}

const { useResetPasswordMutation } = remoteApi.injectEndpoints({
  endpoints: (build) => ({ resetPassword: mutationFromContract(build, resetPassword) }),
});

/** Why a link is invalid. */
type DeadLink = 'dead' | 'expired';

/** History state for /auth. */
const arrival = { note: 'passwordReset' };

/** The form of a new password. `onDead` is called if the link is invalid. */
function useResetPassword(token: string, onDead: (reason: DeadLink) => void) {
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

function deadLink(error: unknown): DeadLink | null {
  if (!isApiError(error)) return null;
  const { code, fields = {} } = error.data;
  if (code === 'token_expired') return 'expired';
  return code === 'token_invalid' || 'token' in fields ? 'dead' : null;
}
