import { setTimeout as wait } from 'node:timers/promises';

export interface RetryOptions {
  timeoutMs: number;
  attemptTimeoutMs: number;
  delayMs: number;
}

/**
 * Retries work that fails or does not settle in time. A timed-out attempt may still complete later, so the work must be
 * idempotent. Own code: a retry of cockatiel has no limit of the total time.
 * @throws the error of the last attempt, within `timeoutMs`.
 */
export async function retry<Result>(
  work: () => Promise<Result>,
  { timeoutMs, attemptTimeoutMs, delayMs }: RetryOptions,
): Promise<Result> {
  const until = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await within(Math.min(attemptTimeoutMs, until - performance.now()), work());
    } catch (error) {
      if (performance.now() + delayMs >= until) throw error;
      await wait(delayMs);
    }
  }
}

async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Timed out after ${Math.round(ms)} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
