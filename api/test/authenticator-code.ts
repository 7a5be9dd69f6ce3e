import { Secret, TOTP } from 'otpauth';

const stepMs = 30_000;

/** The code of an authenticator, `stepsAway` time steps of 30 seconds from now. */
export const codeOf = (secret: string, stepsAway = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + stepsAway * stepMs });

/**
 * Stops `Date` in the middle of the current time step, so that a code stays valid until its check on a slow machine.
 * Timers continue. `jest.useRealTimers()` restores `Date`.
 */
export function stopDate(): void {
  const now = Math.floor(Date.now() / stepMs) * stepMs + stepMs / 2;
  jest.useFakeTimers({
    now,
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  });
}
