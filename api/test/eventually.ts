import { setTimeout as wait } from 'node:timers/promises';

/**
 * Repeats an expectation until it holds. After `withinMs` milliseconds it fails with the expectation's own error: an upper
 * limit, which a passing test does not wait for. It does not depend on `Date`, which tests stop.
 */
export async function eventually(expectation: () => void | Promise<void>, withinMs = 60_000): Promise<void> {
  for (const until = performance.now() + withinMs; ;) {
    try {
      await expectation();
      return;
    } catch (error) {
      if (performance.now() > until) throw error;
      await wait(25);
    }
  }
}
