import type { RetrySettings } from './jobs.ts';

/** Milliseconds before another try after the `attempt`-th (from 1) failed. `random` is in [0, 1). */
export function backoffMs(attempt: number, { baseSeconds, capSeconds }: RetrySettings, random: number): number {
  const whole = Math.min(capSeconds, baseSeconds * 2 ** Math.min(attempt - 1, 30)) * 1000;
  return Math.round(whole / 2 + (whole / 2) * random);
}
