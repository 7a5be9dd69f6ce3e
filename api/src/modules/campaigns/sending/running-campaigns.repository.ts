import type { PauseReason } from 'shared-contracts';
import type { MailedCampaign } from '../campaign-mails.ts';

export interface RunningCampaign extends MailedCampaign {
  /** Whether its audience is frozen. */
  isFrozen: boolean;
}

export abstract class RunningCampaignsRepository {
  /** Those whose mails may leave, the oldest first. */
  abstract all(): Promise<RunningCampaign[]>;

  /** Where it was to begin so long ago that somebody should be asked, it is scheduled for then, and so missed. */
  abstract setBackIfLate(id: number): Promise<void>;

  /** Writes a row for everybody whom it is for now, once. @param brevoId null: Brevo does not carry it */
  abstract freeze(id: number, brevoId: string | null): Promise<void>;

  /** Ends it when all its rows have: `failed` where mails were tried and none was taken. */
  abstract finish(id: number): Promise<void>;

  /** Mails that were refused for good since it was begun or last went on, which is `since`. */
  abstract refused(id: number): Promise<{ failed: number; since: Date }>;

  /** Mails that were taken since then. Reads every row of the campaign. */
  abstract countTaken(id: number): Promise<number>;

  abstract pause(id: number, reason: PauseReason): Promise<void>;
}
