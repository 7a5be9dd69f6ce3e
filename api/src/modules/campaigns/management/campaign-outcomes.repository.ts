import { Injectable } from '@nestjs/common';
import type { CampaignReport } from 'shared-contracts';
import { DataSource } from 'typeorm';
import { stateCounts } from '../campaign-totals.sql.ts';

/** Results from the recipients of a campaign, in addition to their counts. */
export interface Outcome {
  deliveredCount: number;
  bouncedCount: number;
  complaintCount: number;
  unsubscribedCount: number;
  /** Null: no mail was sent. */
  firstSentAt: Date | null;
}

/** Mails of campaigns that were started in the last thirty days. */
export interface RecentComplaints {
  sent: number;
  complaints: number;
}

type SentMinute = { at: Date; count: number };
type TopJob = CampaignReport['topJobs'][number];
/** A server reply, or empty, and its number of mails. */
export type FailureReason = { reason: string; count: number };

const selectOutcome = `
  select count(*) filter (where state = 'sent' and bounced_at is null)::int as "deliveredCount",
         count(bounced_at)::int as "bouncedCount",
         count(complained_at)::int as "complaintCount",
         count(*) filter (where unsubscribed_at <= sent_at + interval '7 days')::int as "unsubscribedCount",
         min(sent_at) as "firstSentAt"
  from campaign_recipients where campaign_id = $1`;

const selectSentByMinute = `
  select date_trunc('minute', sent_at) as at, count(*)::int as count
  from campaign_recipients where campaign_id = $1 and sent_at is not null group by 1 order by 1`;

/** $2, $3: jobs and their clicks. Deleted jobs are omitted. */
const selectTopJobs = `
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
const selectFailureReasons = `
  select coalesce(error, '') as reason, count(*)::int as count
  from campaign_recipients where campaign_id = $1 and state = 'failed' group by 1 order by 2 desc, 1`;

const recentCampaigns = `array(select id from campaigns where started_at > now() - interval '30 days')`;

/** Only sent mails have a time of sending. */
const selectRecentComplaints = `
  select
    (select coalesce(sum(count), 0) from (${stateCounts(recentCampaigns)}) counts where state = 'sent')::int as sent,
    (select count(*) from campaign_recipients
     where campaign_id = any(${recentCampaigns}) and complained_at is not null)::int as complaints`;

/** Results of campaigns, read from their recipients. */
@Injectable()
export class CampaignOutcomes {
  constructor(private readonly database: DataSource) {}

  async of(campaign: number): Promise<Outcome> {
    const [row] = await this.database.query<[Outcome]>(selectOutcome, [campaign]);
    return row;
  }

  /** Oldest first; minutes without a mail are omitted. */
  sentByMinute(campaign: number): Promise<SentMinute[]> {
    return this.database.query(selectSentByMinute, [campaign]);
  }

  /** Jobs in its mails, by clicks, then by mails; at most ten. */
  topJobs(campaign: number, clicks: ReadonlyMap<number, number>): Promise<TopJob[]> {
    return this.database.query(selectTopJobs, [campaign, [...clicks.keys()], [...clicks.values()]]);
  }

  /** Most frequent first. */
  failureReasons(campaign: number): Promise<FailureReason[]> {
    return this.database.query(selectFailureReasons, [campaign]);
  }

  async recentComplaints(): Promise<RecentComplaints> {
    const [row] = await this.database.query<[RecentComplaints]>(selectRecentComplaints);
    return row;
  }
}
