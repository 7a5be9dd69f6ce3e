import { limits } from 'shared-contracts';
import type { JobCardRecord } from './job.record.ts';

const validityMs = limits.jobValidityDays * 24 * 60 * 60_000;

/** SPEC §4: marked, and without an end or before it. */
export function isFeatured({ isFeatured: marked, featuredUntil }: JobCardRecord, now: Date): boolean {
  return marked && (featuredUntil === null || featuredUntil > now);
}

/** Whether applications are taken no more: closed or paused at the source, or past its closing date. */
export function isClosed({ status, closesAt }: Pick<JobCardRecord, 'status' | 'closesAt'>, now: Date): boolean {
  return status !== 'open' || (closesAt !== null && closesAt <= now);
}

/**
 * Until when an offer holds: the source's closing date, else 90 days after it was posted. One that the source lists
 * longer than that is confirmed by it, so it holds for as many further periods as it takes to lie ahead.
 */
export function validThrough(job: Pick<JobCardRecord, 'status' | 'closesAt' | 'postedAt'>, now: Date): Date {
  if (job.closesAt !== null) return job.closesAt;
  const age = now.getTime() - job.postedAt.getTime();
  const periods = isClosed(job, now) ? 1 : Math.max(1, Math.floor(age / validityMs) + 1);
  return new Date(job.postedAt.getTime() + periods * validityMs);
}
