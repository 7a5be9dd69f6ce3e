import { useRef, useState, type RefObject } from 'react';
import { Button, Field, Icon, isApiError, mutationFromContract, styled, useToast, useTranslation } from 'platform';
import { useForm, useSubmission } from 'platform/forms';
import { resendVerification } from 'shared-contracts';
import { addressSchema } from 'shared-contracts/schemas';
import { remoteApi } from '../remote-api';
import { wrapping } from './form.styles';
import { useSignInTarget } from './return-address';
import { RetryWait, retryWaitOf } from './RetryWait';

const { useResendVerificationMutation } = remoteApi.injectEndpoints({
  endpoints: (build) => ({ resendVerification: mutationFromContract(build, resendVerification) }),
});

/** Milliseconds (SPEC §9). */
const shown = 5000;

export interface Resending {
  /** Resolves with the error, if any. Calls during a running request are ignored. */
  resend: (email: string) => Promise<unknown>;
  isSending: boolean;
  /**
   * The result, which is also shown as a toast. `waitSeconds`: seconds until another mail can be requested, if this request
   * came too soon. `attempt` increases with each request.
   */
  outcome: { isSent: boolean; text: string; waitSeconds: number | null; attempt: number } | null;
}

/** Requests another mail with the verification link (SPEC §8). */
export function useResendVerification(): Resending {
  const { t } = useTranslation('mfe-account');
  const { show } = useToast();
  const explain = useResendFailure();
  const [send, { isLoading }] = useResendVerificationMutation();
  const [outcome, setOutcome] = useState(usePostedOutcome());
  const isRunning = useRef(false);
  const attempt = useRef(0);
  const target = useSignInTarget();
  const resend = async (email: string) => {
    if (isRunning.current) return undefined;
    isRunning.current = true;
    setOutcome(null);
    const { error } = await send({ body: { email, ...target } });
    isRunning.current = false;
    const text = error === undefined ? t('auth.resend.sent') : explain(error);
    attempt.current += 1;
    setOutcome({ isSent: error === undefined, text, waitSeconds: retryWaitOf(error), attempt: attempt.current });
    if (error === undefined) show({ title: text, variant: 'success', duration: shown });
    else show({ title: t('auth.resend.failedTitle'), description: text, variant: 'destructive' });
    return error;
  };
  return { resend, isSending: isLoading, outcome };
}

/** The result of a form that was posted without scripts. */
function usePostedOutcome(): Resending['outcome'] {
  const { t } = useTranslation('mfe-account');
  const explain = useResendFailure();
  const posted = useSubmission('resend');
  if (posted === null) return null;
  const { refusal } = posted;
  const text = refusal === null ? t('auth.resend.sent') : explain(refusal);
  return { isSent: refusal === null, text, waitSeconds: retryWaitOf(refusal), attempt: 0 };
}

/** The platform's text of the code, else the message of a refusal, else the text of SPEC §8. */
function useResendFailure(): (error: unknown) => string {
  const { t } = useTranslation('mfe-account');
  const { t: common } = useTranslation('common');
  return (error) => {
    if (retryWaitOf(error) !== null) return t('retryWait.tooSoon');
    if (!isApiError(error)) return t('auth.resend.failed');
    const { code, message } = error.data;
    const isRefused = error.status >= 400 && error.status < 500;
    return common(`form.errors.${code}`, { defaultValue: isRefused && message ? message : t('auth.resend.failed') });
  };
}

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
