import type { CountRequest } from './count-matches.ts';
import { checkFilters, type CheckedJobs } from './filter-checks.ts';
import { keywordFlag, type KeywordFlags } from './keyword-flags.ts';
import type { JobColumns } from './job-columns.ts';

/** Open jobs that the keyword finds, newest first. */
function selectJobs({ size, closesAt }: JobColumns, flags: KeywordFlags | null, now: number): Int32Array {
  const selected = new Int32Array(size);
  let count = 0;
  for (let job = 0; job < size; job++) {
    if (flags !== null && (flags[job]! & keywordFlag.match) === 0) continue;
    if (closesAt[job]! > now) selected[count++] = job;
  }
  return selected.subarray(0, count);
}

const isAtMostOneBit = (bits: number) => (bits & (bits - 1)) === 0;

/**
 * The jobs that some count is about: open, found by the keyword, kept out by one filter at most (`failed` is its bit, 0
 * for a match). Newest first.
 */
export function findCandidates({ columns, criteria, flags, now }: CountRequest): CheckedJobs {
  const { job, failed } = checkFilters(columns, selectJobs(columns, flags, now), criteria);
  let kept = 0;
  for (let at = 0; at < job.length; at++) {
    const bits = failed[at]!;
    if (!isAtMostOneBit(bits)) continue;
    job[kept] = job[at]!;
    failed[kept] = bits;
    kept++;
  }
  return { job: job.subarray(0, kept), failed: failed.subarray(0, kept) };
}
