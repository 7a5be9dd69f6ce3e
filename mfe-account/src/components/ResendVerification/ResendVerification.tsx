import type { RefObject } from 'react';
import { Button, Field, Icon, useTranslation } from 'platform';
import { useForm } from 'platform/forms';
import { addressSchema } from 'shared-contracts/schemas';
import { RetryWait } from '../RetryWait';
import type { Resending } from './useResendVerification';
import * as S from './ResendVerification.styles';

interface ResendVerificationProps extends Resending {
  /** Recipient; null if the form asks for it. */
  email: string | null;
  /** Ref of the address field, for focus. */
  fieldRef?: RefObject<HTMLInputElement | null>;
}

/** Form that requests another verification mail, and its result. */
export function ResendVerification({ email, ...resending }: ResendVerificationProps) {
  const { outcome } = resending;
  return (
    <S.Frame>
      <ResendForm email={email} {...resending} />
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

/** A form, so that it works without scripts. It asks for the address if it is unknown. */
function ResendForm({ email, resend, fieldRef }: Omit<ResendVerificationProps, 'isSending' | 'outcome'>) {
  const { t } = useTranslation('mfe-account');
  const form = useForm({
    form: 'resend',
    namespace: 'mfe-account',
    initial: { email: email ?? '' },
    schema: addressSchema,
    failureTitle: t('auth.resend.failedTitle'),
    isHandled: () => true,
    send: async (values) => ({ error: await resend(values.email) }),
  });
  return (
    <S.Form {...form.formProps}>
      {email === null ? (
        <Field
          {...form.inputProps('email')}
          ref={fieldRef}
          label={t('auth.fields.email')}
          type="email"
          autoComplete="email"
        />
      ) : (
        <input type="hidden" name="email" value={email} />
      )}
      <Button {...form.submitProps} variant="secondary" size={email === null ? 'md' : 'sm'}>
        {t('auth.verification.resend')}
      </Button>
    </S.Form>
  );
}
