import { useState } from 'react';
import { Button, Field, Link, Note, useTranslation } from 'platform';
import { FormAlert, FormProblems, useForm } from 'platform/forms';
import { addressSchema } from 'shared-contracts/schemas';
import { FocusedPanel } from '../../../components/FocusedPanel';
import { RetryWait, retryWaitOf } from '../../../components/RetryWait/RetryWait';
import * as F from '../../../components/form.styles';
import { useAuthLink } from '../auth-mode';
import { useForgotPasswordMutation } from '../sign-in.api';
import * as S from '../SignInPage.styles';

/** Asks for a link to another password. The answer does not tell whether there is such an account. */
export function ForgotForm({ titleId }: { titleId: string }) {
  const { t } = useTranslation('mfe-account');
  const linkTo = useAuthLink();
  const [ask] = useForgotPasswordMutation();
  const [sentTo, setSentTo] = useState('');
  const [wait, setWait] = useState<{ seconds: number; attempt: number } | null>(null);
  const { submit, inputProps, isSending, isSent, ...problems } = useForm({
    namespace: 'mfe-account',
    initial: { email: '' },
    schema: addressSchema,
    failureTitle: t('auth.forgot.failed'),
    send: async ({ email }) => {
      const { error } = await ask({ body: { email } });
      const seconds = retryWaitOf(error);
      setWait((last) => (seconds === null ? null : { seconds, attempt: (last?.attempt ?? 0) + 1 }));
      if (error === undefined) setSentTo(email.trim());
      return { error, isHandled: seconds !== null };
    },
  });
  return (
    <F.Form noValidate method="post" aria-labelledby={titleId} onSubmit={submit}>
      {isSent ? (
        <FocusedPanel>
          <Note tone="success" icon="mail" role="status" title={t('auth.forgot.sent')}>
            {t('auth.forgot.sentText', { email: sentTo })}
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
      <Button type="submit" size="lg" block busy={isSending}>
        {t('auth.forgot.submit')}
      </Button>
      <S.Foot>
        <Link {...linkTo('login')}>{t('auth.backToLogin')}</Link>
      </S.Foot>
    </F.Form>
  );
}
