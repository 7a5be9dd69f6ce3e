import { limits, type JobCard } from 'shared-contracts';

const hour = 3_600_000;

/** A job carries the "new" mark for its first day, counted by the server's clock, while it is open. */
export function isNew(job: Pick<JobCard, 'postedAt' | 'isClosed'>, now: string): boolean {
  if (job.isClosed) return false;
  const age = Date.parse(now) - Date.parse(job.postedAt);
  return age >= 0 && age < limits.newJobHours * hour;
}

/** Joins what is known: "Porto · Híbrido". */
export function joinFacts(facts: readonly (string | null | undefined)[], separator = ' · '): string {
  return facts.filter(Boolean).join(separator);
}
