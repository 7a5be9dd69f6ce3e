import { limits } from 'shared-contracts';
import type { JobCardRecord } from './job.sql.ts';

const validityMs = limits.jobValidityDays * 24 * 60 * 60_000;

/** SPEC §4: marked as featured, with no end date or an end date in the future. */
export function isFeatured({ isFeatured: marked, featuredUntil }: JobCardRecord, now: Date): boolean {
  return marked && (featuredUntil === null || featuredUntil > now);
}

/** Whether the job no longer accepts applications: closed or paused at the source, or past its closing date. */
export function isClosed({ status, closesAt }: Pick<JobCardRecord, 'status' | 'closesAt'>, now: Date): boolean {
  return status !== 'open' || (closesAt !== null && closesAt <= now);
}

/**
 * End of validity: the closing date of the source, else 90 days after posting. A job that is still listed after that is
 * extended by whole periods until the date is in the future.
 */
export function validThrough(job: Pick<JobCardRecord, 'status' | 'closesAt' | 'postedAt'>, now: Date): Date {
  if (job.closesAt !== null) return job.closesAt;
  const age = now.getTime() - job.postedAt.getTime();
  const periods = isClosed(job, now) ? 1 : Math.max(1, Math.floor(age / validityMs) + 1);
  return new Date(job.postedAt.getTime() + periods * validityMs);
}
