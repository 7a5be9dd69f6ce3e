const isWanted = 'r.campaign_id = $1 and ($2::text is null or r.state = $2)';

export const count = `select count(*)::int as count from campaign_recipients r where ${isWanted}`;

/** Addresses are joined for one page. */
export const list = `
  with page as (
    select r.* from campaign_recipients r where ${isWanted} order by r.updated_at desc, r.id offset $3 limit $4
  )
  select p.id, s.email, p.state, p.error, p.attempts, p.updated_at as "updatedAt"
  from page p left join subscribers s on s.id = p.subscriber_id
  order by p.updated_at desc, p.id`;

const isUncertain = `campaign_id = $1 and state = 'uncertain' and ($2::uuid[] is null or id = any($2))`;

/** Locks subscribers before rows, like every statement that changes both. */
export const lockSubscribers = `
  select from subscribers
  where id in (select subscriber_id from campaign_recipients where ${isUncertain})
  order by id for no key update`;

/** The start of the handover is the best known time of sending. */
export const confirm = `
  with confirmed as (
    update campaign_recipients
    set state = 'sent', sent_at = coalesce(leaving_at, updated_at), error = null, updated_at = now()
    where ${isUncertain}
    returning subscriber_id, jobs, sent_at
  )
  update subscribers s
  set mailed_jobs = c.jobs || s.mailed_jobs, total_emails_sent = s.total_emails_sent + 1,
      last_email_sent = greatest(s.last_email_sent, c.sent_at)
  from confirmed c where s.id = c.subscriber_id`;

export const release = `
  update campaign_recipients
  set state = 'pending', due_at = now(), leaving_at = null, error = null, updated_at = now()
  where ${isUncertain}`;

/** Locked before subscribers and recipients, so that the campaign does not end or change concurrently. */
export const lock = 'select status, version from campaigns where id = $1 for no key update';

export const resume = `
  update campaigns set status = case status when 'sent' then 'sending' else status end, updated_at = now()
  where id = $1`;
