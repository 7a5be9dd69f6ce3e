import type { CampaignReport } from 'shared-contracts';

/** What the rows of a campaign's recipients tell beside their counts. */
export interface Outcome {
  deliveredCount: number;
  bouncedCount: number;
  complaintCount: number;
  unsubscribedCount: number;
  /** Null: nothing has left. */
  firstSentAt: Date | null;
}

export type SentMinute = { at: Date; count: number };
export type TopJob = CampaignReport['topJobs'][number];
/** An answer of a server, or empty, and how many mails have it. */
export type FailureReason = { reason: string; count: number };

/** Port: how campaigns ended, read from the rows. */
export abstract class CampaignOutcomes {
  abstract of(campaign: number): Promise<Outcome>;
  /** Oldest first; minutes without a mail are left out. */
  abstract sentByMinute(campaign: number): Promise<SentMinute[]>;
  /** Jobs that its mails told of: by clicks, then by mails; ten at most. */
  abstract topJobs(campaign: number, clicks: ReadonlyMap<number, number>): Promise<TopJob[]>;
  /** Most frequent first. */
  abstract failureReasons(campaign: number): Promise<FailureReason[]>;
}
