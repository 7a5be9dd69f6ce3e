import { useState } from 'react';
import { isApiError, useTranslation } from 'platform';
import { useFormFailure } from 'platform/forms';
import type { LinkedSubscription } from 'shared-contracts';
import { useConfirmAlertsMutation } from './linked.api';

export type ConfirmingState =
  { kind: 'asked' | 'expired' | 'invalid' } | { kind: 'confirmed'; subscription: LinkedSubscription };

/** Has what the mail asks about confirmed, by the button alone. */
export function useConfirming(token: string) {
  const { t } = useTranslation('mfe-account');
  const explain = useFormFailure('mfe-account', t('confirmAlerts.failed'));
  const [send, { data, error, isLoading }] = useConfirmAlertsMutation();
  const [failure, setFailure] = useState<string | null>(null);
  const state = stateOf(data, error);
  const confirm = async () => {
    if (isLoading) return;
    setFailure(null);
    const outcome = await send({ token });
    if (stateOf(outcome.data, outcome.error).kind === 'asked') setFailure(explain(outcome.error).text);
  };
  return { state, confirm: () => void confirm(), isBusy: isLoading, failure };
}

/** A failure that is no refusal of the link leaves the question open. */
function stateOf(subscription: LinkedSubscription | undefined, error: unknown): ConfirmingState {
  if (subscription !== undefined) return { kind: 'confirmed', subscription };
  if (!isApiError(error)) return { kind: 'asked' };
  if (error.data.code === 'token_expired') return { kind: 'expired' };
  return { kind: error.data.code === 'token_invalid' ? 'invalid' : 'asked' };
}
