import type { FormEvent, RefObject } from 'react';
import { Button, Field, Icon, useTranslation } from 'platform';
import { useForm } from 'platform/forms';
import { formField } from 'shared-contracts';
import { addressSchema } from 'shared-contracts/schemas';
import { RetryWait } from '../RetryWait/RetryWait';
import * as S from './ResendVerification.styles';
import type { Resending } from './useResendVerification';

/** Name of the `PageForm`. */
const resendForm = 'resend';

interface ResendVerificationProps extends Resending {
  /** Where the mail goes; null: the person has to say. */
  email: string | null;
  /** The field that asks for it, where the page leads there. */
  fieldRef?: RefObject<HTMLInputElement | null>;
}

/** The way to another verification mail, and its result. */
export function ResendVerification({ email, ...resending }: ResendVerificationProps) {
  const { outcome } = resending;
  return (
    <S.Frame>
      {email === null ? <ResendForm {...resending} /> : <ResendButton email={email} {...resending} />}
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

/** A form, so that it works without scripts. */
function ResendButton({ email, resend, isSending }: Resending & { email: string }) {
  const { t } = useTranslation('mfe-account');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void resend(email);
  };
  return (
    <form method="post" onSubmit={submit}>
      <input type="hidden" name="email" value={email} />
      <Button type="submit" name={formField} value={resendForm} variant="secondary" size="sm" busy={isSending}>
        {t('auth.verification.resend')}
      </Button>
    </form>
  );
}

function ResendForm({ resend, fieldRef }: Omit<ResendVerificationProps, 'email'>) {
  const { t } = useTranslation('mfe-account');
  const form = useForm({
    form: resendForm,
    namespace: 'mfe-account',
    initial: { email: '' },
    schema: addressSchema,
    failureTitle: t('auth.resend.failedTitle'),
    isHandled: () => true,
    send: async ({ email }) => ({ error: await resend(email) }),
  });
  return (
    <S.Form {...form.formProps}>
      <Field
        {...form.inputProps('email')}
        ref={fieldRef}
        label={t('auth.fields.email')}
        type="email"
        autoComplete="email"
      />
      <Button {...form.submitProps} variant="secondary">
        {t('auth.verification.resend')}
      </Button>
    </S.Form>
  );
}
