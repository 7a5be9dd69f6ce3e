import { ConstantBackoff, handleWhen, retry as createRetry, timeout, TimeoutStrategy } from 'cockatiel';

export interface RetryOptions {
  timeoutMs: number;
  attemptTimeoutMs: number;
  delayMs: number;
}

/**
 * Retries work that fails or does not settle in time. A timed-out attempt may still complete later, so the work must be
 * idempotent.
 * @throws the error of the last attempt, within `timeoutMs`; a timeout around the retry would hide it
 */
export function retry<Result>(
  work: () => Promise<Result>,
  { timeoutMs, attemptTimeoutMs, delayMs }: RetryOptions,
): Promise<Result> {
  const until = performance.now() + timeoutMs;
  const hasTime = () => performance.now() + delayMs < until;
  const attempt = () => {
    const limit = Math.ceil(Math.min(attemptTimeoutMs, until - performance.now()));
    return timeout(limit, TimeoutStrategy.Aggressive).execute(work);
  };
  return createRetry(handleWhen(hasTime), { backoff: new ConstantBackoff(delayMs) }).execute(attempt);
}
