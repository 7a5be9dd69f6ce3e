/** Increases with every change of job data that visitors see, from ingest or management. */
export const dataVersion =
  '((select coalesce(sum(data_version), 0) from ingest_state) + (select data_version from job_changes))::text';

/** Increases with those of these changes that `search_changes` does not name: of logos and synonyms, and of previous releases. */
export const unnamedVersion = `((select coalesce(sum(data_version - jobs_version), 0) from ingest_state)
  + (select data_version - jobs_version from job_changes))::text`;

/** Condition: the job `alias` is open to visitors at a moment, which can be a parameter. */
export const openJob = (alias: string, moment = 'now()') =>
  `${alias}.status = 'open' and (${alias}.closes_at is null or ${alias}.closes_at > ${moment})`;

/** Condition: the job `alias` states its pay, as `JobCard.salary` of the contracts does. */
export const statesPay = (alias: string) =>
  `(coalesce(${alias}.salary_min, ${alias}.salary_max) is not null
    and ${alias}.salary_currency is not null and ${alias}.salary_period is not null)`;

/** When the job `alias` ended: closed, past its closing date, or paused and not updated since. Null: it has not ended. */
export const jobEnd = (alias: string) =>
  `coalesce(${alias}.closed_at, ${alias}.closes_at, case when ${alias}.status = 'paused' then ${alias}.updated_at end)`;
