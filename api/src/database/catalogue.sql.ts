/** Grows with everything that changes what visitors see of jobs: what the sources were read for, and what is changed here. */
export const dataVersion =
  '((select coalesce(sum(data_version), 0) from ingest_state) + (select data_version from job_changes))::text';

/** Condition that the job `alias` is open to visitors at a moment, which may be a parameter. */
export const openJob = (alias: string, moment = 'now()') =>
  `${alias}.status = 'open' and (${alias}.closes_at is null or ${alias}.closes_at > ${moment})`;

/** When the job `alias` ended: closed, past its own last day, or paused and not touched since. Null: it goes on. */
export const jobEnd = (alias: string) =>
  `coalesce(${alias}.closed_at, ${alias}.closes_at, case when ${alias}.status = 'paused' then ${alias}.updated_at end)`;
