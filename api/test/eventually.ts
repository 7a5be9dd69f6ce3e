import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds. An upper limit, which a passing test does not wait for; a lower one fails on a busy machine. */
const limitMs = 60_000;

/**
 * Repeats an expectation until it holds. After `limitMs` it fails with the expectation's own error. It does not depend on `Date`, which
 * tests stop.
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
