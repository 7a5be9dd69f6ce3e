import type { PauseReason } from 'shared-contracts';
import type { MailedCampaign } from '../campaign-mails.ts';

export interface RunningCampaign extends MailedCampaign {
  /** Whether the snapshot of its audience exists. */
  hasAudienceSnapshot: boolean;
}

export abstract class RunningCampaignsRepository {
  /** Campaigns that may send mails, oldest first. */
  abstract all(): Promise<RunningCampaign[]>;

  /**
   * Sets the campaign back to `scheduled` in the past, and so to missed, if its start is too late to proceed without
   * confirmation.
   */
  abstract markMissedIfLate(id: number): Promise<void>;

  /**
   * Inserts a row for each eligible subscriber, once.
   * @param brevoId null: Brevo does not carry the campaign
   */
  abstract snapshotAudience(id: number, brevoId: string | null): Promise<void>;

  /** Ends the campaign when all of its rows have ended: as `failed` if mails were tried and none was accepted. */
  abstract finish(id: number): Promise<void>;

  /** Number of mails refused permanently since `since`, the time at which the campaign was started or last resumed. */
  abstract refused(id: number): Promise<{ failed: number; since: Date }>;

  /** Number of mails sent in the same period. Reads every row of the campaign. */
  abstract countTaken(id: number): Promise<number>;

  abstract pause(id: number, reason: PauseReason): Promise<void>;
}
