import { openJob } from '../../../database/catalogue.sql.ts';
import { isEligible } from '../matching/subscribers.sql.ts';

/** Whether mails of the campaign `c` may be sent. A `sent` campaign runs again for recipients that an admin resends to. */
export const isRunning = `c.status in ('sending', 'sent')`;

/** Long enough for one batch, short enough for a quick recovery after a crash. */
const lease = `interval '30 seconds'`;

/**
 * A transport takes less than 45 seconds, and the result is recorded within one more minute. A process that has not recorded
 * a result after this time has crashed.
 */
const resultTimeout = `interval '2 minutes'`;
const lookupLease = `interval '1 minute'`;
const lookupBatch = 20;
/** Longer than a restart of the mail server. Until then the subscriber receives no other mail. */
const lookupPeriod = `interval '30 minutes'`;

/** Whether another mail to the subscriber `s` of the row `r` is in flight. */
const isInFlight = `exists (select from campaign_recipients other
      where other.subscriber_id = s.id and other.state = 'sending' and other.id <> r.id)`;

/**
 * Locks the rows and their subscribers. Locked rows are skipped, so there are no deadlocks and no row blocks the rows behind
 * it. Subscribers without an address hash are skipped, because it is not known whether they are suppressed. $1 campaign, $2
 * count
 */
export const lockDue = `
  select r.id from campaign_recipients r join subscribers s on s.id = r.subscriber_id
  where r.campaign_id = $1 and r.state = 'pending' and r.due_at <= now() and not ${isInFlight}
    and s.address_hash is not null
  order by r.due_at limit $2
  for no key update of r, s skip locked`;

/**
 * Claims the locked rows $1 with the lease $2 for the campaign $3. It sees every change that was committed before their
 * subscribers were locked. Rows are selected by id only, here and below, so that the planner uses the primary key.
 */
export const claimLocked = `
  update campaign_recipients r set
    state = case when verdict.eligible then 'sending' else 'suppressed' end,
    lease = case when verdict.eligible then $2::uuid end,
    leased_until = case when verdict.eligible then clock_timestamp() + ${lease} end,
    jobs = '{}', leaving_at = null, error = null, updated_at = clock_timestamp()
  from campaigns c, subscribers s, lateral (select ${isEligible('c.frequency')} as eligible) verdict
  where r.id = any ($1::uuid[]) and c.id = $3 and ${isRunning} and s.id = r.subscriber_id
    and not ${isInFlight}
  returning r.id, r.campaign_id as "campaignId", r.lease, r.subscriber_id as "subscriberId", r.attempts`;

/** $1 ids, $2 leases, $3 jobs as arrays in text */
export const saveJobs = `
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
 * $1 ids, $2 leases, of the campaign $3. The share lock serializes this statement with pausing and canceling the campaign: no
 * mail is marked as sending after the response.
 */
export const markSending = `
  with running as materialized (
    select c.frequency from campaigns c where c.id = $3 and ${isRunning} for share
  )
  update campaign_recipients r set leaving_at = clock_timestamp()
  from running c, subscribers s
  where r.id = any ($1::uuid[]) and r.state = 'sending' and r.lease = any ($2::uuid[])
    and s.id = r.subscriber_id and ${isEligible('c.frequency')}
    and not exists (select from unnest(r.jobs) mailed (id)
      where not exists (select from jobs j where j.id = mailed.id and ${openJob('j')}))
  returning r.id, r.lease`;

/** $1 ids, $2 leases */
export const releaseLeases = `
  update campaign_recipients r set
    state = 'pending', lease = null, leased_until = null, leaving_at = null, due_at = clock_timestamp(),
    updated_at = clock_timestamp()
  from unnest($1::uuid[], $2::uuid[]) released (id, lease)
  where r.id = released.id and r.state = 'sending' and r.lease = released.lease`;

/** Up to this number of mailed jobs, the whole list is kept. Above it, closed jobs are removed. */
const maxMailedJobs = 100;

/**
 * Subscribers are locked before rows, in order of their ids, as in every other statement that changes both. Counting them
 * forces the lock before the first update. $1 ids, $2 leases, $3 states, $4 provider's ids, $5 errors, $6 milliseconds
 */
export const settle = `
  with locked as materialized (
    select s.id from subscribers s
    where s.id in (select subscriber_id from campaign_recipients where id = any ($1::uuid[]))
    order by s.id for no key update
  ), settled as (
    select id, lease, state, provider_id, error, clock_timestamp() + wait_ms * interval '1 millisecond' as next_at
    from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::float8[])
      settled (id, lease, state, provider_id, error, wait_ms)
  ), ended as (
    update campaign_recipients r set
      state = settled.state,
      lease = case when settled.state = 'sending' then r.lease end,
      leased_until = case when settled.state = 'sending' then settled.next_at end,
      leaving_at = case when settled.state in ('sending', 'sent', 'uncertain') then r.leaving_at end,
      sent_at = case when settled.state = 'sent' then clock_timestamp() end,
      provider_id = settled.provider_id,
      error = settled.error,
      attempts = r.attempts + case when settled.state = 'sending' then 0 else 1 end,
      due_at = settled.next_at,
      updated_at = clock_timestamp()
    from settled
    where (select count(*) from locked) >= 0 and r.id = settled.id and (r.state = 'sending' and r.lease = settled.lease
      or settled.state = 'sent' and r.state in ('sending', 'pending', 'uncertain'))
    returning r.subscriber_id, r.state, r.jobs
  )
  update subscribers s set
    last_email_sent = clock_timestamp(),
    total_emails_sent = s.total_emails_sent + 1,
    mailed_jobs = ended.jobs || case when cardinality(s.mailed_jobs) <= ${maxMailedJobs} then s.mailed_jobs
      else array(select mailed.id from unnest(s.mailed_jobs) mailed (id) join jobs j on j.id = mailed.id where j.status <> 'closed') end
  from ended where ended.state = 'sent' and s.id = ended.subscriber_id`;

/** One statement each. Locked rows are skipped. */
export const maintenance: readonly string[] = [
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
export const claimForReconciliation = `
  update campaign_recipients r set lease = $1::uuid, leased_until = clock_timestamp() + ${lookupLease}
  where r.id in (
    select id from campaign_recipients
    where state = 'sending' and leased_until < now() and leaving_at is not null
      and (error is not null or leaving_at < now() - ${resultTimeout})
    order by leased_until limit ${lookupBatch} for update skip locked)
  returning r.id, r.campaign_id as "campaignId", r.lease, r.error,
    r.leaving_at < now() - ${lookupPeriod} as "isLastTry"`;
