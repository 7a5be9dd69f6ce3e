import { setTimeout as wait } from 'node:timers/promises';

/** Tries an expectation again and again until it holds; fails as it does once the time is over. */
export async function eventually(expectation: () => void | Promise<void>, withinMs = 3000): Promise<void> {
  for (const until = Date.now() + withinMs; ;) {
    try {
      await expectation();
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await wait(25);
    }
  }
}
