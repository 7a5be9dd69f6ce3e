import type { RefObject } from 'react';
import { Button, Field, Icon, useTranslation } from 'platform';
import { useForm } from 'platform/forms';
import { addressSchema } from 'shared-contracts/schemas';
import { RetryWait } from '../RetryWait/RetryWait';
import * as S from './ResendVerification.styles';
import type { Resending } from './useResendVerification';

interface ResendVerificationProps extends Resending {
  /** Where the mail goes; null: the person has to say. */
  email: string | null;
  /** The field that asks for it, where the page leads there. */
  fieldRef?: RefObject<HTMLInputElement | null>;
}

/** The way to another verification mail, and its result. */
export function ResendVerification({ email, ...resending }: ResendVerificationProps) {
  const { t } = useTranslation('mfe-account');
  const { resend, isSending, outcome } = resending;
  return (
    <S.Frame>
      {email === null ? (
        <ResendForm {...resending} />
      ) : (
        <Button variant="secondary" size="sm" busy={isSending} onClick={() => void resend(email)}>
          {t('auth.verification.resend')}
        </Button>
      )}
      {outcome !== null && (
        <S.Outcome>
          <Icon name={outcome.isSent ? 'check' : 'alert'} size="sm" />
          <span>{outcome.text}</span>
        </S.Outcome>
      )}
      {outcome !== null && outcome.waitSeconds !== null && (
        <RetryWait key={outcome.attempt} seconds={outcome.waitSeconds} />
      )}
    </S.Frame>
  );
}

function ResendForm({ resend, fieldRef }: Omit<ResendVerificationProps, 'email'>) {
  const { t } = useTranslation('mfe-account');
  const form = useForm({
    namespace: 'mfe-account',
    initial: { email: '' },
    schema: addressSchema,
    failureTitle: t('auth.resend.failedTitle'),
    send: async ({ email }) => ({ error: await resend(email), isHandled: true }),
  });
  return (
    <S.Form noValidate method="post" onSubmit={form.submit}>
      <Field
        {...form.inputProps('email')}
        ref={fieldRef}
        label={t('auth.fields.email')}
        type="email"
        autoComplete="email"
      />
      <Button type="submit" variant="secondary" busy={form.isSending}>
        {t('auth.verification.resend')}
      </Button>
    </S.Form>
  );
}
