/** End of an interview `i`; without an end it lasts an hour. */
const end = `coalesce(i.end_time, i.scheduled_at + interval '1 hour')`;

/**
 * $1: now. An interview that was moved after it was asked for is asked for again. Interviews older than 30 days are
 * excluded, so that the first release with reminders sends none for old ones.
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
