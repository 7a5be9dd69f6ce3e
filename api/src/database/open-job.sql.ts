/** Condition that the job `alias` is open to visitors at a moment, which may be a parameter. */
export const openJob = (alias: string, moment = 'now()') =>
  `${alias}.status = 'open' and (${alias}.closes_at is null or ${alias}.closes_at > ${moment})`;
