import { useId, useState } from 'react';
import {
  Button,
  ButtonLink,
  Container,
  EmptyState,
  styled,
  usePageMeta,
  useSearchParams,
  useTranslation,
} from 'platform';
import { FormProblems, useSubmission } from 'platform/forms';
import { routes } from 'shared-contracts';
import { FocusedPanel } from '../../components/focus';
import { PasswordFields } from '../../components/PasswordFields';
import { deadLink, useResetPassword, type DeadLink } from './useResetPassword';
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
      illustration="not-found"
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
