import { Readable } from 'node:stream';
import type { JobCard } from 'shared-contracts';

/** Cards of one batch: some 15 ms of work, so that other requests get their turn between two. */
const batchSize = 1_000;

async function* toJson(ids: readonly number[], cardsOf: (ids: readonly number[]) => Promise<JobCard[]>) {
  let separator = '[';
  for (let start = 0; start < ids.length; start += batchSize) {
    const cards = await cardsOf(ids.slice(start, start + batchSize));
    if (cards.length === 0) continue;
    yield separator + cards.map((card) => JSON.stringify(card)).join(',');
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}

/**
 * A JSON list of cards that holds one batch at a time. Each batch borrows a database connection for its statement only:
 * however slowly somebody reads, nobody else waits for it.
 */
export function streamJobCards(
  ids: readonly number[],
  cardsOf: (ids: readonly number[]) => Promise<JobCard[]>,
): Readable {
  return Readable.from(toJson(ids, cardsOf), { objectMode: false });
}
