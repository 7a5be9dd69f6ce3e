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

/** End of an interview `i`; without an end it lasts an hour. */
const end = `coalesce(i.end_time, i.scheduled_at + interval '1 hour')`;

/**
 * $1: now. A rescheduled interview is asked for again. Interviews older than 30 days are excluded, so that the first
 * release with reminders sends none for old ones.
 */
const isOverdue = `i.status in ('scheduled', 'rescheduled') and (i.outcome_asked_at is null or i.outcome_asked_at < ${end})
  and ${end} <= $1::timestamptz - interval '1 day' and ${end} > $1::timestamptz - interval '30 days'`;

/** $2: limit. */
export const findWithoutOutcome = `
  select i.id from interviews i where ${isOverdue} order by i.scheduled_at, i.id limit $2`;

/** $2: interview. `updated_at` does not change. */
export const markAsked = `update interviews i set outcome_asked_at = $1 where ${isOverdue} and i.id = $2 returning i.id`;

/** $1: interviews. */
export const overlapping = `
  select i.id as "of", o.id, o.job_id as "jobId", o.scheduled_at as "scheduledAt", o.end_time as "endTime"
  from interviews i
  join interviews o on o.user_id = i.user_id and o.id <> i.id and o.status in ('scheduled', 'rescheduled')
    and (i.scheduled_at, ${end}) overlaps (o.scheduled_at, coalesce(o.end_time, o.scheduled_at + interval '1 hour'))
  where i.id = any ($1) and i.status in ('scheduled', 'rescheduled')
  order by o.scheduled_at, o.id`;
