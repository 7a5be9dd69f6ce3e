import { limits, type JobCard } from 'shared-contracts';

const hour = 3_600_000;

/** A job carries the "new" mark for its first day, counted by the server's clock. */
export function isNew({ postedAt }: Pick<JobCard, 'postedAt'>, now: string): boolean {
  const age = Date.parse(now) - Date.parse(postedAt);
  return age >= 0 && age < limits.newJobHours * hour;
}
