import { HrReadError } from '../source/hr-read.error.ts';
import type { HrAnswer, HrListing } from '../source/hr-source.ts';

const attempts = 3;

/** Processes the rows of one attempt, page by page. */
interface RowSink {
  add: (rows: readonly unknown[]) => Promise<void> | void;
}

export interface ReadRequest<Into extends RowSink> {
  open: () => Promise<HrAnswer>;
  /** Called once per attempt that reads rows. Discards rows of earlier attempts. */
  begin: () => Promise<Into> | Into;
}

/** A list that was read completely. */
export interface WholeRead<Into> {
  etag: string | null;
  sink: Into;
}

async function walk(listing: HrListing, sink: RowSink): Promise<void> {
  let read = 0;
  for await (const rows of listing.pages) {
    read += rows.length;
    await sink.add(rows);
  }
  if (read !== listing.total) {
    throw new HrReadError('cut', `${read} of ${listing.total} entries received`);
  }
}

const isTorn = (error: unknown) => error instanceof HrReadError && error.failure === 'torn';

/** Reads a list completely. A torn list is read again from the beginning, up to three attempts in total. */
export async function readWhole<Into extends RowSink>(
  request: ReadRequest<Into>,
): Promise<WholeRead<Into> | 'unchanged'> {
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await request.open();
      if (answer === 'unchanged') return answer;
      const sink = await request.begin();
      await walk(answer, sink);
      return { etag: answer.etag, sink };
    } catch (error) {
      if (!isTorn(error) || attempt === attempts) throw error;
    }
  }
}
