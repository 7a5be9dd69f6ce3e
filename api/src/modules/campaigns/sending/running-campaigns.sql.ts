import { isEligible } from '../matching/subscribers.sql.ts';
import { isRunning } from './recipients.sql.ts';

export const all = `
  select c.id, c.subject, c.content, c.frequency, c.is_measured as "isMeasured", c.started_at is not null as "hasAudienceSnapshot"
  from campaigns c
  where ${isRunning} and (c.status = 'sending'
    or exists (select from campaign_recipients r where r.campaign_id = c.id and r.state = 'pending'))
  order by c.id`;

/** Before the start, `updated_at` is the time of the request to start. */
export const markMissedIfLate = `
  update campaigns set
    status = 'scheduled', scheduled_at = least(scheduled_at, updated_at), updated_at = clock_timestamp()
  where id = $1 and status = 'sending' and started_at is null and updated_at < now() - make_interval(hours => $2)`;

/** One statement: a started campaign always has all of its rows. */
export const snapshotAudience = `
  with started as (
    update campaigns set started_at = clock_timestamp(), brevo_id = $2, updated_at = clock_timestamp()
    where id = $1 and status = 'sending' and started_at is null
    returning id, frequency
  )
  insert into campaign_recipients (campaign_id, subscriber_id)
  select started.id, s.id from started, subscribers s where ${isEligible('started.frequency')}`;

export const finish = `
  update campaigns c set
    status = case when ended.tried and not ended.taken then 'failed' else 'sent' end,
    sent_at = clock_timestamp(),
    updated_at = clock_timestamp()
  from lateral (select
    exists (select from campaign_recipients r where r.campaign_id = $1 and r.state = 'failed') as tried,
    exists (select from campaign_recipients r where r.campaign_id = $1 and r.state in ('sent', 'uncertain')) as taken) ended
  where c.id = $1 and c.status = 'sending' and c.started_at is not null
    and not exists (select from campaign_recipients r where r.campaign_id = $1 and r.state = 'pending')
    and not exists (select from campaign_recipients r where r.campaign_id = $1 and r.state = 'sending')`;

const countSince = (state: 'sent' | 'failed') => `
  (select count(*)::int from campaign_recipients r
   where r.campaign_id = c.id and r.state = '${state}' and r.updated_at >= c.updated_at)`;

export const refused = `select ${countSince('failed')} as failed, c.updated_at as since from campaigns c where c.id = $1`;

export const countTaken = `select ${countSince('sent')} as count from campaigns c where c.id = $1`;

export const pause = `
  update campaigns set status = 'paused', pause_reason = $2, updated_at = clock_timestamp()
  where id = $1 and status = 'sending'`;
