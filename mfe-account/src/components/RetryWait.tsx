import { useEffect, useState } from 'react';
import { isApiError, useAnnounce, useTranslation } from 'platform';

/** Seconds until a rejected request is accepted again; null if the response names none. */
export function retryWaitOf(error: unknown): number | null {
  if (!isApiError(error) || error.status !== 429) return null;
  return error.data.retryAfterSeconds ?? null;
}

/**
 * Countdown until a mail can be requested again. It is announced to screen readers at the start and at the end, not
 * every second. Use a new `key` for each refusal.
 */
export function RetryWait({ seconds }: { seconds: number }) {
  const { t } = useTranslation('mfe-account');
  const announce = useAnnounce();
  const left = useSecondsLeft(seconds);
  const isOver = left === 0;
  const announced = isOver ? t('retryWait.over') : t('retryWait.left', { count: seconds });
  useEffect(() => announce(announced), [announce, announced]);
  return <p role="timer">{isOver ? announced : t('retryWait.left', { count: left })}</p>;
}

/** Counts down from whole seconds to 0. It reads the clock, so that a background tab shows the correct value. */
function useSecondsLeft(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds]);
  return left;
}
