import { useState } from 'react';
import { Button, Field, Link, Note, useTranslation } from 'platform';
import { FormAlert, FormProblems, useForm, useSubmission } from 'platform/forms';
import { addressSchema } from 'shared-contracts/schemas';
import { FocusedPanel } from '../../components/focus';
import { RetryWait, retryWaitOf } from '../../components/RetryWait';
import { useAuthLink } from './auth-mode';
import { useForgotPasswordMutation } from './sign-in.api';
import * as F from '../../components/form.styles';
import * as S from './SignInPage.styles';

/** Requests a password reset link. The response does not reveal whether the account exists. */
export function ForgotForm({ titleId }: { titleId: string }) {
  const { t } = useTranslation('mfe-account');
  const linkTo = useAuthLink();
  const [ask] = useForgotPasswordMutation();
  const [sentTo, setSentTo] = useState('');
  const [wait, setWait] = useState(usePostedWait());
  const { formProps, submitProps, inputProps, isSent, ...problems } = useForm({
    form: 'forgot',
    namespace: 'mfe-account',
    initial: { email: '' },
    schema: addressSchema,
    failureTitle: t('auth.forgot.failed'),
    isHandled: (error) => retryWaitOf(error) !== null,
    send: async ({ email }) => {
      const { error } = await ask({ body: { email } });
      const seconds = retryWaitOf(error);
      setWait((last) => (seconds === null ? null : { seconds, attempt: (last?.attempt ?? 0) + 1 }));
      if (error === undefined) setSentTo(email.trim());
      return { error };
    },
  });
  return (
    <F.Form {...formProps} aria-labelledby={titleId}>
      {isSent ? (
        <FocusedPanel>
          <Note tone="success" icon="mail" role="status" title={t('auth.forgot.sent')}>
            {sentTo === '' ? t('auth.forgot.sentHere') : t('auth.forgot.sentText', { email: sentTo })}
          </Note>
        </FocusedPanel>
      ) : (
        <p>{t('auth.forgot.lead')}</p>
      )}
      <FormProblems {...problems} failureTitle={t('auth.forgot.failed')} />
      {wait !== null && (
        <div key={wait.attempt}>
          <FormAlert title={t('auth.forgot.failed')}>{t('retryWait.tooSoon')}</FormAlert>
          <RetryWait seconds={wait.seconds} />
        </div>
      )}
      <Field {...inputProps('email')} label={t('auth.fields.email')} type="email" autoComplete="email" />
      <Button {...submitProps} size="lg" block>
        {t('auth.forgot.submit')}
      </Button>
      <S.Foot>
        <Link {...linkTo('login')}>{t('auth.backToLogin')}</Link>
      </S.Foot>
    </F.Form>
  );
}

/** Seconds until another mail can be requested, if a posted form came too soon. */
function usePostedWait(): { seconds: number; attempt: number } | null {
  const seconds = retryWaitOf(useSubmission('forgot')?.refusal);
  return seconds === null ? null : { seconds, attempt: 0 };
}
