/**
 * Why an interview `i` is to be canceled. An interview belongs to the application in its `application_id`, and to one
 * that the candidate sent to the same job and withdrew after the interview was planned. Another valid application to
 * the job keeps the interview. A job past its last day for applications is not closed: its interviews usually take
 * place after that day.
 */
const cause = `
  case
    when exists (select from jobs j where j.id = i.job_id and j.status = 'closed') then 'job-ended'
    when exists (
        select from applications a
        where a.withdrawn_at is not null and a.anonymised_at is null
          and (a.id = i.application_id
            or (a.user_id = i.user_id and a.job_id = i.job_id and a.withdrawn_at >= i.created_at)))
      and not exists (
        select from applications a where a.user_id = i.user_id and a.job_id = i.job_id and a.withdrawn_at is null)
    then 'application-withdrawn'
  end`;

/** $1: now. Interviews that have begun are excluded. */
const isPending = `i.status in ('scheduled', 'rescheduled') and i.scheduled_at > $1`;

/** $2: limit. */
export const findToCancel = `
  select i.id from interviews i where ${isPending} and ${cause} is not null order by i.scheduled_at, i.id limit $2`;

/** $2: interview, $3: job, $4: application; null: any. Locks the interview rows only. */
export const lockToCancel = `
  select i.id, ${cause} as cause from interviews i
  where ${isPending} and ${cause} is not null
    and ($2::uuid is null or i.id = $2)
    and ($3::int is null or i.job_id = $3)
    and ($4::uuid is null or i.application_id = $4
      or (i.user_id, i.job_id) = (select a.user_id, a.job_id from applications a where a.id = $4))
  order by i.id for update of i`;

/** $1: job, $2: the candidate. Excludes accounts with a pending deletion. */
export const findAssignees = `
  select u.id, u.email, u.language, u.first_name as "firstName", u.last_name as "lastName"
  from job_assignments a join users u on u.id = a.user_id
  where a.job_id = $1 and u.id <> $2 and u.deletion_due_at is null
  order by a.assigned_at, u.id`;

/** $1: jobs, $2: the candidate. */
export const jobsWithAssignees = `
  select distinct a.job_id as "jobId" from job_assignments a join users u on u.id = a.user_id
  where a.job_id = any ($1) and u.id <> $2 and u.deletion_due_at is null`;
