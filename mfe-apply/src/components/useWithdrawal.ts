import { useRef, useState } from 'react';
import { useToast, useTranslation } from 'platform';
import { useWithdrawApplicationMutation } from '../apply.api';
import { useFailure } from './useFailure';

/** Withdraws the application of a token. Concurrent requests share one call. The caller shows errors. */
export function useWithdrawal(token: string, onWithdrawn: () => void) {
  const { t } = useTranslation('mfe-apply');
  const { show } = useToast();
  const explain = useFailure();
  const [send] = useWithdrawApplicationMutation();
  const isSent = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const withdraw = async () => {
    if (isSent.current) return;
    isSent.current = true;
    setFailure(null);
    setRunning(true);
    const { error } = await send({ token });
    setRunning(false);
    if (error !== undefined) {
      isSent.current = false;
      setFailure(explain(error, 'withdraw').text);
      return;
    }
    show({ title: t('withdraw.done'), variant: 'success' });
    onWithdrawn();
  };
  return { withdraw, isRunning, failure, clearFailure: () => setFailure(null) };
}
