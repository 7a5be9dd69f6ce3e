import { setImmediate } from 'node:timers/promises';

/** Milliseconds of work between two turns of the event loop. An answer takes several turns, each of which may wait for a slice. */
const defaultSliceMs = 2;

/**
 * The results of `step` for the items, in groups: each group took one slice of time, and between two of them the event loop serves other
 * requests.
 */
export async function* inSlices<Item, Result>(
  items: Iterable<Item>,
  step: (item: Item) => Result,
  sliceMs = defaultSliceMs,
): AsyncGenerator<Result[]> {
  let results: Result[] = [];
  let began = performance.now();
  for (const item of items) {
    results.push(step(item));
    if (performance.now() - began < sliceMs) continue;
    yield results;
    results = [];
    await setImmediate();
    began = performance.now();
  }
  if (results.length > 0) yield results;
}
