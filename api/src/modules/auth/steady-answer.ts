import { setTimeout as wait } from 'node:timers/promises';

/** Longer than what is done for an address with an account takes, as long as the machine is not busy. */
const steadyMs = 150;

/** Answers no sooner than that, so that the time does not tell whether there was something to do. */
export async function steadily<T>(work: Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work, wait(steadyMs)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}
