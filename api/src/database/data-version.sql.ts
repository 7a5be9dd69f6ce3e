/** Grows with everything that changes what visitors see of jobs: what the sources were read for, and what is changed here. */
export const dataVersion =
  '((select coalesce(sum(data_version), 0) from ingest_state) + (select data_version from job_changes))::text';
