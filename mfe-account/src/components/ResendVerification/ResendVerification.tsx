import type { RefObject } from 'react';
import { Button, Field, Icon, styled, useTranslation } from 'platform';
import { useForm } from 'platform/forms';
import { addressSchema } from 'shared-contracts/schemas';
import { wrapping } from '../form.styles';
import { RetryWait } from '../RetryWait';
import type { Resending } from './useResendVerification';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-3);
  ${wrapping}
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--space-3);
  width: 100%;
  margin-top: var(--space-3);
  color: var(--color-text);
  text-align: start;

  & > :first-child {
    width: 100%;
  }
`;

const Outcome = styled.p`
  display: flex;
  gap: var(--space-2);
  align-items: flex-start;
  font-weight: var(--weight-medium);
`;

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
    <Frame>
      <ResendForm email={email} {...resending} />
      {outcome !== null && (
        <Outcome>
          <Icon name={outcome.isSent ? 'check' : 'alert'} size="sm" />
          <span>{outcome.text}</span>
        </Outcome>
      )}
      {outcome !== null && outcome.waitSeconds !== null && (
        <RetryWait key={outcome.attempt} seconds={outcome.waitSeconds} />
      )}
    </Frame>
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
    <Form {...form.formProps}>
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
    </Form>
  );
}
