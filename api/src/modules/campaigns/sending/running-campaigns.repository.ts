import { Injectable } from '@nestjs/common';
import { Pool } from 'pg';
import { limits, type PauseReason } from 'shared-contracts';
import type { MailedCampaign } from '../campaigns.port.ts';
import { isEligible } from '../matching/subscribers.sql.ts';
import { isRunning } from './recipients.sql.ts';

export interface RunningCampaign extends MailedCampaign {
  /** Whether the snapshot of its audience exists. */
  hasAudienceSnapshot: boolean;
}

const selectRunning = `
  select c.id, c.subject, c.content, c.frequency, c.is_measured as "isMeasured", c.started_at is not null as "hasAudienceSnapshot"
  from campaigns c
  where ${isRunning} and (c.status = 'sending'
    or exists (select from campaign_recipients r where r.campaign_id = c.id and r.state = 'pending'))
  order by c.id`;

/** Before the start, `updated_at` is the time of the request to start. */
const markMissed = `
  update campaigns set
    status = 'scheduled', scheduled_at = least(scheduled_at, updated_at), updated_at = clock_timestamp()
  where id = $1 and status = 'sending' and started_at is null and updated_at < now() - make_interval(hours => $2)`;

/** One statement: a started campaign always has all of its rows. */
const insertAudience = `
  with started as (
    update campaigns set started_at = clock_timestamp(), brevo_id = $2, updated_at = clock_timestamp()
    where id = $1 and status = 'sending' and started_at is null
    returning id, frequency
  )
  insert into campaign_recipients (campaign_id, subscriber_id)
  select started.id, s.id from started, subscribers s where ${isEligible('started.frequency')}`;

const endFinished = `
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

const countRefused = `select ${countSince('failed')} as failed, c.updated_at as since from campaigns c where c.id = $1`;

const countSent = `select ${countSince('sent')} as count from campaigns c where c.id = $1`;

const pauseRunning = `
  update campaigns set status = 'paused', pause_reason = $2, updated_at = clock_timestamp()
  where id = $1 and status = 'sending'`;

@Injectable()
export class RunningCampaignsRepository {
  constructor(private readonly database: Pool) {}

  /** Campaigns that may send mails, oldest first. */
  async all(): Promise<RunningCampaign[]> {
    return (await this.database.query<RunningCampaign>(selectRunning)).rows;
  }

  /**
   * Sets the campaign back to `scheduled` in the past, and so to missed, if its start is too late to proceed without
   * confirmation.
   */
  async markMissedIfLate(id: number): Promise<void> {
    await this.database.query(markMissed, [id, limits.missedCampaignHours]);
  }

  /**
   * Inserts a row for each eligible subscriber, once.
   * @param brevoId null: the campaign is not sent by Brevo
   */
  async snapshotAudience(id: number, brevoId: string | null): Promise<void> {
    await this.database.query(insertAudience, [id, brevoId]);
  }

  /**
   * Ends the campaign if all of its recipients have a final state: as `failed` if mails were attempted and none was
   * accepted.
   */
  async finish(id: number): Promise<void> {
    await this.database.query(endFinished, [id]);
  }

  /** Number of mails refused permanently since `since`, the time at which the campaign was started or last resumed. */
  async refused(id: number): Promise<{ failed: number; since: Date }> {
    return (await this.database.query<{ failed: number; since: Date }>(countRefused, [id])).rows[0]!;
  }

  /** Number of mails sent in the same period. Reads every row of the campaign. */
  async countTaken(id: number): Promise<number> {
    return (await this.database.query<{ count: number }>(countSent, [id])).rows[0]!.count;
  }

  async pause(id: number, reason: PauseReason): Promise<void> {
    await this.database.query(pauseRunning, [id, reason]);
  }
}
