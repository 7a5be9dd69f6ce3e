import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds. Longer than the work for an address with an account takes, while the machine is not busy. */
const steadyMs = 150;

/** Resolves or rejects after at least 150 ms, so that the time does not reveal whether there was work to do. */
export async function steadily<T>(work: Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work, wait(steadyMs)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}

/** Rejects after at least 150 ms, and resolves at once. */
export async function refuseSteadily<T>(work: Promise<T>): Promise<T> {
  const earliest = wait(steadyMs);
  try {
    return await work;
  } catch (error) {
    await earliest;
    throw error;
  }
}
