/** For two cores; a build needs half a gigabyte. */
const atOnce = 2;

/**
 * Processes a list with a concurrency of two. The first failure stops the others and is thrown.
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
