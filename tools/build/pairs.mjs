/** Two cores, half a gigabyte per build. */
const atOnce = 2;

/**
 * Works through a list two at a time. The first failure stops the others and is thrown.
 * @template T
 * @param {readonly T[]} items
 * @param {(item: T, signal: AbortSignal) => Promise<void>} work
 */
export async function inPairs(items, work) {
  const stop = new AbortController();
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined && !stop.signal.aborted; item = waiting.shift()) {
      await work(item, stop.signal);
    }
  };
  const workers = Array.from({ length: atOnce }, worker);
  try {
    await Promise.all(workers);
  } catch (error) {
    stop.abort();
    await Promise.allSettled(workers);
    throw error;
  }
}
