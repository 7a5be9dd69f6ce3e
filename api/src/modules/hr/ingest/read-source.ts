import { HrReadError } from '../source/hr-read.error.ts';
import type { HrAnswer, HrListing } from '../source/hr-source.ts';

const attempts = 3;

export interface ReadRequest<Answer extends HrAnswer> {
  open: () => Promise<Answer>;
  /** Called before each attempt: what an earlier one has collected is dropped. */
  begin: () => Promise<void> | void;
  take: (rows: readonly unknown[]) => Promise<void> | void;
}

async function walk(listing: HrListing, take: ReadRequest<HrAnswer>['take']): Promise<void> {
  let read = 0;
  for await (const rows of listing.pages) {
    read += rows.length;
    await take(rows);
  }
  if (read !== listing.total) {
    throw new HrReadError('cut', `${read} of ${listing.total} entries arrived`);
  }
}

const isTorn = (error: unknown) => error instanceof HrReadError && error.failure === 'torn';

/** Reads a list to its end, and from the beginning where it was torn, up to three times in all. */
export async function readWhole<Answer extends HrAnswer>(request: ReadRequest<Answer>): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    await request.begin();
    try {
      const answer = await request.open();
      if (answer !== 'unchanged') await walk(answer, request.take);
      return answer;
    } catch (error) {
      if (!isTorn(error) || attempt === attempts) throw error;
    }
  }
}
