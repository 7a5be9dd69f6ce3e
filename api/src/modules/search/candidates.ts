import type { CountRequest } from './count-matches.ts';
import { keywordFlag } from './keyword-flags.ts';

/** The jobs that some count is about: open, found by the keyword, kept out by one filter at most. Newest first. */
export interface Candidates {
  /** Numbers in the columns. */
  job: Int32Array;
  /** For each of them, the bit of the filter that keeps it out; 0 for a match. */
  failed: Uint8Array;
}

const isAtMostOneBit = (bits: number) => (bits & (bits - 1)) === 0;

export function findCandidates({ columns, failures, flags, now }: CountRequest): Candidates {
  const { size, closesAt } = columns;
  const job = new Int32Array(size);
  const failed = new Uint8Array(size);
  let found = 0;
  for (let at = 0; at < size; at++) {
    if (flags !== null && (flags[at]! & keywordFlag.match) === 0) continue;
    const bits = failures === null ? 0 : failures[at]!;
    if (!isAtMostOneBit(bits) || closesAt[at]! <= now) continue;
    job[found] = at;
    failed[found] = bits;
    found++;
  }
  return { job: job.subarray(0, found), failed: failed.subarray(0, found) };
}
