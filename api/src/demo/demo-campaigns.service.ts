import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CampaignFrequency } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { daysFromNow, workingDay } from './demo-days.format.ts';
import type { DemoJob } from './demo-jobs.service.ts';

interface SentCampaign {
  name: string;
  subject: string;
  frequency: CampaignFrequency;
  /** Days ago. */
  sent: number;
}

/** Oldest first. */
const sentCampaigns: readonly SentCampaign[] = [
  { name: 'Ofertas do mês', subject: 'As suas ofertas deste mês', frequency: 'monthly', sent: 26 },
  { name: 'Ofertas da semana', subject: 'As suas ofertas desta semana', frequency: 'weekly', sent: 6 },
];

const scheduled = { name: 'Ofertas da próxima semana', subject: 'Novas ofertas para si', frequency: 'weekly' };

/** Events of one campaign: hours after the first mail, and the clicked job; null: opened. */
const events: readonly (readonly [mail: number, hours: number, job: number | null, isMachine?: boolean])[] = [
  [0, 1, null],
  [0, 1, 0],
  [1, 1, null],
  [2, 3, null],
  [2, 3, 1],
  [2, 3, 0],
  [3, 9, null],
  [4, 26, null],
  [4, 27, 2],
  [5, 0, null, true],
  [5, 0, 0, true],
];

const insertCampaign = `
  insert into campaigns (name, subject, frequency, status, scheduled_at, started_at, sent_at, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $6::timestamptz + interval '4 minutes', coalesce($6, now()), coalesce($6, now()))
  returning id`;

/** The last two recipients failed or are uncertain. The others were sent a few mails per minute. */
const insertRecipients = `
  with eligible as (
    select id, subscribed_at, row_number() over (order by subscribed_at, id) as n, count(*) over () as of
    from subscribers
    where confirmed_at <= $3 and subscription_status and frequency in ($2, 'both')
  ), mailed as (
    insert into campaign_recipients
      (campaign_id, subscriber_id, state, jobs, attempts, leaving_at, sent_at, bounced_at, error, updated_at)
    select $1, id, state, $4, 1, at, case when state = 'sent' then at end, case when state = 'failed' then at end, error, at
    from eligible,
      lateral (select case of - n when 0 then 'uncertain' when 1 then 'failed' else 'sent' end as state) s,
      lateral (select case state when 'uncertain' then 'The connection ended after the mail had been handed over'
                                 when 'failed' then '550 5.1.1 No such user' end as error,
                      $3::timestamptz + n * interval '20 seconds' as at) m
    where of > 2
    returning subscriber_id, state, sent_at
  )
  update subscribers s
  set last_email_sent = m.sent_at, total_emails_sent = s.total_emails_sent + 1, mailed_jobs = s.mailed_jobs || $4::int[]
  from mailed m where s.id = m.subscriber_id and m.state = 'sent'`;

const countSent = `select count(*)::int as count from campaign_recipients where campaign_id = $1 and state = 'sent'`;

const insertEvent = `
  insert into campaign_events (campaign_id, mail, kind, job_id, is_machine, happened_at)
  values ($1, $2, $3, $4, $5, $6::timestamptz + make_interval(hours => $7, mins => 6))`;

/** Sent campaigns with their results, and a scheduled one. */
@Injectable()
export class DemoCampaigns {
  async insert(jobs: readonly DemoJob[], manager: EntityManager): Promise<void> {
    const mailedJobs = jobs.slice(0, 3).map(({ id }) => id);
    for (const campaign of sentCampaigns) await this.insertSent(campaign, mailedJobs, manager);
    const { name, subject, frequency } = scheduled;
    await manager.query(insertCampaign, [name, subject, frequency, 'scheduled', workingDay(5, '09:30'), null]);
  }

  private async insertSent(
    { name, subject, frequency, sent }: SentCampaign,
    jobs: readonly number[],
    manager: EntityManager,
  ): Promise<void> {
    const at = daysFromNow(-sent);
    const values = [name, subject, frequency, 'sent', null, at];
    const [{ id }] = await manager.query<[{ id: number }]>(insertCampaign, values);
    await manager.query(insertRecipients, [id, frequency, at, jobs]);
    const [{ count }] = await manager.query<[{ count: number }]>(countSent, [id]);
    const mails = Array.from({ length: count }, () => randomBytes(8));
    for (const [mail, hours, job, isMachine = false] of events) {
      // Mails that were not sent have no events.
      if (mail >= count) continue;
      const kind = job === null ? 'open' : 'click';
      const jobId = job === null ? 0 : jobs[job];
      await manager.query(insertEvent, [id, mails[mail], kind, jobId, isMachine, at, hours]);
    }
  }
}
