import { openJob } from '../../../database/open-job.sql.ts';
import { isEligible } from '../matching/people.sql.ts';

/** Of a campaign whose mails may leave. One that is `sent` runs again for recipients that an admin sends once more. */
export const isRunning = `c.status in ('sending', 'sent')`;

/** Long enough for a batch, short enough that nobody waits long after a crash. */
const lease = `interval '30 seconds'`;

/**
 * A transport takes less than 45 seconds, and what became of a mail is noted within one minute more: whoever has not said so
 * by then is dead.
 */
const leavingPatience = `interval '2 minutes'`;
const askingLease = `interval '1 minute'`;
const askedAtOnce = 20;
/** Longer than whoever carries mail is away for a restart; until then nothing else is mailed to the reader. */
const askingPatience = `interval '30 minutes'`;

/** Another mail to the person `s` of the row `r` is. */
const isUnderWay = `exists (select from campaign_recipients other
      where other.subscriber_id = s.id and other.state = 'sending' and other.id <> r.id)`;

/**
 * Locks the rows and their people. Nobody is waited for, so nothing can wait for each other in a circle; and who cannot be claimed
 * stands in nobody's way. Of whom it is not known yet whether they are suppressed waits. $1 campaign, $2 count
 */
export const lockDue = `
  select r.id from campaign_recipients r join subscribers s on s.id = r.subscriber_id
  where r.campaign_id = $1 and r.state = 'pending' and r.due_at <= now() and not ${isUnderWay}
    and s.address_hash is not null
  order by r.due_at limit $2
  for no key update of r, s skip locked`;

/**
 * Of locked rows $1, with the lease $2, of the campaign $3. Sees whatever was committed before their people were locked. Rows are
 * named by nothing but their ids here and below: the planner is left no index but that one.
 */
export const claimLocked = `
  update campaign_recipients r set
    state = case when may.leave then 'sending' else 'suppressed' end,
    lease = case when may.leave then $2::uuid end,
    leased_until = case when may.leave then clock_timestamp() + ${lease} end,
    jobs = '{}', leaving_at = null, error = null, updated_at = clock_timestamp()
  from campaigns c, subscribers s, lateral (select ${isEligible('c.frequency')} as leave) may
  where r.id = any ($1::uuid[]) and c.id = $3 and ${isRunning} and s.id = r.subscriber_id
    and not ${isUnderWay}
  returning r.id, r.campaign_id as "campaignId", r.lease, r.subscriber_id as "subscriberId", r.attempts`;

/** $1 ids, $2 leases, $3 jobs as arrays in text */
export const keepJobs = `
  update campaign_recipients r set
    jobs = chosen.jobs::int[],
    state = case when chosen.jobs = '{}' then 'skipped' else 'sending' end,
    lease = case when chosen.jobs = '{}' then null else r.lease end,
    leased_until = case when chosen.jobs = '{}' then null else r.leased_until end,
    updated_at = clock_timestamp()
  from unnest($1::uuid[], $2::uuid[], $3::text[]) chosen (id, lease, jobs)
  where r.id = chosen.id and r.state = 'sending' and r.lease = chosen.lease
  returning r.id, r.state`;

/**
 * $1 ids, $2 leases, of the campaign $3. Who pauses or cancels it waits for this statement, and is waited for by the next: no mail
 * begins to leave after the answer.
 */
export const leave = `
  with running as materialized (
    select c.frequency from campaigns c where c.id = $3 and ${isRunning} for share
  )
  update campaign_recipients r set leaving_at = clock_timestamp()
  from running c, subscribers s
  where r.id = any ($1::uuid[]) and r.state = 'sending' and r.lease = any ($2::uuid[])
    and s.id = r.subscriber_id and ${isEligible('c.frequency')}
    and not exists (select from unnest(r.jobs) told (id)
      where not exists (select from jobs j where j.id = told.id and ${openJob('j')}))
  returning r.id, r.lease`;

/** $1 ids, $2 leases */
export const giveBack = `
  update campaign_recipients r set
    state = 'pending', lease = null, leased_until = null, leaving_at = null, due_at = clock_timestamp(),
    updated_at = clock_timestamp()
  from unnest($1::uuid[], $2::uuid[]) held (id, lease)
  where r.id = held.id and r.state = 'sending' and r.lease = held.lease`;

/** So many of what was told before are kept whatever became of the jobs; with more, those that are over are dropped. */
const mostToldBefore = 100;

/**
 * People are locked before rows, and in order, as by everybody who changes both: counting them comes before the first row.
 * $1 ids, $2 leases, $3 states, $4 provider's ids, $5 errors, $6 milliseconds
 */
export const settle = `
  with people as materialized (
    select s.id from subscribers s
    where s.id in (select subscriber_id from campaign_recipients where id = any ($1::uuid[]))
    order by s.id for no key update
  ), told as (
    select id, lease, state, provider_id, error, clock_timestamp() + wait_ms * interval '1 millisecond' as next_at
    from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::float8[])
      told (id, lease, state, provider_id, error, wait_ms)
  ), ended as (
    update campaign_recipients r set
      state = told.state,
      lease = case when told.state = 'sending' then r.lease end,
      leased_until = case when told.state = 'sending' then told.next_at end,
      leaving_at = case when told.state in ('sending', 'sent', 'uncertain') then r.leaving_at end,
      sent_at = case when told.state = 'sent' then clock_timestamp() end,
      provider_id = told.provider_id,
      error = told.error,
      attempts = r.attempts + case when told.state = 'sending' then 0 else 1 end,
      due_at = told.next_at,
      updated_at = clock_timestamp()
    from told
    where (select count(*) from people) >= 0 and r.id = told.id and (r.state = 'sending' and r.lease = told.lease
      or told.state = 'sent' and r.state in ('sending', 'pending', 'uncertain'))
    returning r.subscriber_id, r.state, r.jobs
  )
  update subscribers s set
    last_email_sent = clock_timestamp(),
    total_emails_sent = s.total_emails_sent + 1,
    mailed_jobs = ended.jobs || case when cardinality(s.mailed_jobs) <= ${mostToldBefore} then s.mailed_jobs
      else array(select told.id from unnest(s.mailed_jobs) told (id) join jobs j on j.id = told.id where j.status <> 'closed') end
  from ended where ended.state = 'sent' and s.id = ended.subscriber_id`;

/** One statement each, none of which waits for a row that somebody works on. */
export const tidying: readonly string[] = [
  `update campaign_recipients set state = 'pending', lease = null, leased_until = null, due_at = clock_timestamp()
   where id in (select id from campaign_recipients
     where state = 'sending' and leaving_at is null and leased_until < now() for update skip locked)`,
  `update campaign_recipients set state = 'canceled', updated_at = clock_timestamp()
   where id in (select r.id from campaign_recipients r join campaigns c on c.id = r.campaign_id
     where c.status = 'canceled' and r.state = 'pending' for update of r skip locked)`,
  `update campaign_recipients set state = 'suppressed', updated_at = clock_timestamp()
   where id in (select id from campaign_recipients
     where state = 'pending' and subscriber_id is null for update skip locked)`,
];

/** $1 lease */
export const takeUnresolved = `
  update campaign_recipients r set lease = $1::uuid, leased_until = clock_timestamp() + ${askingLease}
  where r.id in (
    select id from campaign_recipients
    where state = 'sending' and leased_until < now() and leaving_at is not null
      and (error is not null or leaving_at < now() - ${leavingPatience})
    order by leased_until limit ${askedAtOnce} for update skip locked)
  returning r.id, r.campaign_id as "campaignId", r.lease, r.error,
    r.leaving_at < now() - ${askingPatience} as "isLastTry"`;
