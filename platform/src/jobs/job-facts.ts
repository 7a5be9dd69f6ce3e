import { limits, type JobCard } from 'shared-contracts';

const hour = 3_600_000;

/** Whether a job has the "new" mark: an open job, in its first 24 hours by the server's clock. */
export function isNew(job: Pick<JobCard, 'postedAt' | 'isClosed'>, now: string): boolean {
  if (job.isClosed) return false;
  const age = Date.parse(now) - Date.parse(job.postedAt);
  return age >= 0 && age < limits.newJobHours * hour;
}

/** Joins the facts that are known: "Porto · Híbrido". */
export function joinFacts(facts: readonly (string | null | undefined)[], separator = ' · '): string {
  return facts.filter(Boolean).join(separator);
}
