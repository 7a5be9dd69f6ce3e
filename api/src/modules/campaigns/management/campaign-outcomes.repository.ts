import { Injectable } from '@nestjs/common';
import type { CampaignReport } from 'shared-contracts';
import { DataSource } from 'typeorm';
import * as sql from './campaign-outcomes.sql.ts';

/** Results from the recipients of a campaign, in addition to their counts. */
export interface Outcome {
  deliveredCount: number;
  bouncedCount: number;
  complaintCount: number;
  unsubscribedCount: number;
  /** Null: no mail was sent. */
  firstSentAt: Date | null;
}

type SentMinute = { at: Date; count: number };
type TopJob = CampaignReport['topJobs'][number];
/** A server reply, or empty, and its number of mails. */
export type FailureReason = { reason: string; count: number };

/** Results of campaigns, read from their recipients. */
@Injectable()
export class CampaignOutcomes {
  constructor(private readonly database: DataSource) {}

  async of(campaign: number): Promise<Outcome> {
    const [row] = await this.database.query<[Outcome]>(sql.outcome, [campaign]);
    return row;
  }

  /** Oldest first; minutes without a mail are omitted. */
  sentByMinute(campaign: number): Promise<SentMinute[]> {
    return this.database.query(sql.sentByMinute, [campaign]);
  }

  /** Jobs in its mails, by clicks, then by mails; at most ten. */
  topJobs(campaign: number, clicks: ReadonlyMap<number, number>): Promise<TopJob[]> {
    return this.database.query(sql.topJobs, [campaign, [...clicks.keys()], [...clicks.values()]]);
  }

  /** Most frequent first. */
  failureReasons(campaign: number): Promise<FailureReason[]> {
    return this.database.query(sql.failureReasons, [campaign]);
  }
}
