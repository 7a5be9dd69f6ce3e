import { useState } from 'react';
import { Button, Field, Link, Note, useTranslation } from 'platform';
import { FormProblems, useForm } from 'platform/forms';
import { addressSchema } from 'shared-contracts/schemas';
import { FocusedPanel } from '../../../components/FocusedPanel';
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
  const { submit, inputProps, isSending, isSent, ...problems } = useForm({
    namespace: 'mfe-account',
    initial: { email: '' },
    schema: addressSchema,
    failureTitle: t('auth.forgot.failed'),
    send: async ({ email }) => {
      const { error } = await ask({ body: { email } });
      if (error === undefined) setSentTo(email.trim());
      return { error };
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
