import { setImmediate } from 'node:timers/promises';

/**
 * Milliseconds of work before the event loop can run. A response takes several turns of the event loop, each of which can wait for a
 * slice.
 */
const defaultSliceMs = 2;

/**
 * Applies `step` to the items and yields the results in groups. Each group takes one time slice; between groups the event loop serves
 * other requests. Custom implementation: Node's `scheduler.yield` has no slices; between single items it would take most of the time.
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
