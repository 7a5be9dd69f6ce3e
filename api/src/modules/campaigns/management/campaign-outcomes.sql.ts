export const outcome = `
  select count(*) filter (where state = 'sent' and bounced_at is null)::int as "deliveredCount",
         count(bounced_at)::int as "bouncedCount",
         count(complained_at)::int as "complaintCount",
         count(*) filter (where unsubscribed_at <= sent_at + interval '7 days')::int as "unsubscribedCount",
         min(sent_at) as "firstSentAt"
  from campaign_recipients where campaign_id = $1`;

export const sentByMinute = `
  select date_trunc('minute', sent_at) as at, count(*)::int as count
  from campaign_recipients where campaign_id = $1 and sent_at is not null group by 1 order by 1`;

/** $2, $3: jobs and their clicks. Deleted jobs are omitted. */
export const topJobs = `
  with mailed as (
    select job_id, count(*)::int as mails
    from campaign_recipients r, unnest(r.jobs) as job_id
    where r.campaign_id = $1 and r.state = 'sent' group by job_id
  )
  select t.job_id as "jobId", j.title, c.name as "companyName", t.mails, coalesce(k.clicks, 0) as clicks
  from mailed t
  join jobs j on j.id = t.job_id
  join companies c on c.id = j.company_id
  left join unnest($2::int[], $3::int[]) as k (job_id, clicks) on k.job_id = t.job_id
  order by clicks desc, t.mails desc, t.job_id desc limit 10`;

/** Sending pauses at one failure in twenty, so there are few. */
export const failureReasons = `
  select coalesce(error, '') as reason, count(*)::int as count
  from campaign_recipients where campaign_id = $1 and state = 'failed' group by 1 order by 2 desc, 1`;
