import DataLoader from 'dataloader';

/**
 * Combines concurrent calls into batches. Calls that arrive while a batch runs are collected for the next one, so a single
 * call runs immediately and the cost per call falls under load.
 * @param load returns one result per item, in order; its rejection rejects every item of the batch
 */
export function createBatchLoader<Item, Answer>(
  load: (items: readonly Item[]) => Promise<readonly Answer[]>,
): DataLoader<Item, Answer> {
  let running: Promise<unknown> = Promise.resolve();
  const loadNext = (items: readonly Item[]) => {
    const batch = load(items);
    running = batch.catch(() => {});
    return batch;
  };
  return new DataLoader(loadNext, { cache: false, batchScheduleFn: (start) => void running.then(start) });
}
