import { Secret, TOTP } from 'otpauth';

const stepMs = 30_000;

/** The code of an authenticator, `stepsAway` half minutes from now. */
export const codeOf = (secret: string, stepsAway = 0) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: Date.now() + stepsAway * stepMs });

/**
 * Stops `Date` in the middle of the present time step, so that no step begins between making a code and its check, however
 * slow the machine. Timers go on. `jest.useRealTimers()` ends it.
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
