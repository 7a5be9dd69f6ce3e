import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds. Exceeds the time that a request for an existing account takes on an idle server. */
const minimumMs = 150;

/** Resolves or rejects after at least 150 ms, so that the response time does not reveal whether an account exists. */
export async function withMinimumTime<T>(work: Promise<T>): Promise<T> {
  const [done] = await Promise.allSettled([work, wait(minimumMs)]);
  if (done.status === 'rejected') throw done.reason;
  return done.value;
}

/** Delays a rejection to at least 150 ms; a success is not delayed. */
export async function rejectAfterMinimumTime<T>(work: Promise<T>): Promise<T> {
  const earliest = wait(minimumMs);
  try {
    return await work;
  } catch (error) {
    await earliest;
    throw error;
  }
}
