import type { CampaignReport } from 'shared-contracts';

/** Results from the recipients of a campaign, in addition to their counts. */
export interface Outcome {
  deliveredCount: number;
  bouncedCount: number;
  complaintCount: number;
  unsubscribedCount: number;
  /** Null: no mail was sent. */
  firstSentAt: Date | null;
}

export type SentMinute = { at: Date; count: number };
export type TopJob = CampaignReport['topJobs'][number];
/** A server reply, or empty, and its number of mails. */
export type FailureReason = { reason: string; count: number };

/** Port: results of campaigns, read from their recipients. */
export abstract class CampaignOutcomes {
  abstract of(campaign: number): Promise<Outcome>;
  /** Oldest first; minutes without a mail are omitted. */
  abstract sentByMinute(campaign: number): Promise<SentMinute[]>;
  /** Jobs in its mails, by clicks, then by mails; at most ten. */
  abstract topJobs(campaign: number, clicks: ReadonlyMap<number, number>): Promise<TopJob[]>;
  /** Most frequent first. */
  abstract failureReasons(campaign: number): Promise<FailureReason[]>;
}
