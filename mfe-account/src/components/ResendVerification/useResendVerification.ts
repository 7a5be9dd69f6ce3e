import { useRef, useState } from 'react';
import { api, isApiError, mutationFromContract, useToast, useTranslation } from 'platform';
import { useSubmission } from 'platform/forms';
import { resendVerification } from 'shared-contracts';
import { retryWaitOf } from '../RetryWait';
import { useSignInTarget } from '../return-address';

const { useResendVerificationMutation } = api.injectEndpoints({
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
