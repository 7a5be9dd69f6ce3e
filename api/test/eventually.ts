import { setTimeout as wait } from 'node:timers/promises';

/** Upper limit in milliseconds. Passing tests do not wait for it, and a shorter one fails on a busy machine. */
const limitMs = 60_000;

/**
 * Repeats an expectation until it passes. After `limitMs` it fails with the error of the expectation. It does not use
 * `Date`, which tests stop.
 */
export async function eventually(expectation: () => void | Promise<void>): Promise<void> {
  for (const until = performance.now() + limitMs; ;) {
    try {
      await expectation();
      return;
    } catch (error) {
      if (performance.now() > until) throw error;
      await wait(25);
    }
  }
}
