import type { RecipientState } from 'shared-contracts';

export interface ListedRecipient {
  id: string;
  /** Null: erased. */
  email: string | null;
  state: RecipientState;
  error: string | null;
  attempts: number;
  updatedAt: Date;
}

export interface RecipientFilter {
  campaign: number;
  /** Null: any state. */
  state: RecipientState | null;
}

/** Uncertain recipients of a campaign; `ids` null: all of them. */
export interface UncertainRecipients {
  campaign: number;
  /** Expected version of the campaign; undefined: any. */
  version: number | undefined;
  ids: readonly string[] | null;
}

/** Recipients of campaigns, for admins. */
export abstract class CampaignRecipientsRepository {
  abstract count(filter: RecipientFilter): Promise<number>;

  /** Most recently changed first. */
  abstract list(filter: RecipientFilter, window: { offset: number; limit: number }): Promise<ListedRecipient[]>;

  /**
   * Marks the recipients as sent, with the same effects as a successful result: their jobs are not mailed again.
   * @throws OutdatedVersionError
   */
  abstract confirm(recipients: UncertainRecipients): Promise<void>;

  /**
   * Sets the recipients back to pending, and resumes the campaign. False if it is canceled, failed or unknown.
   * @throws OutdatedVersionError
   */
  abstract release(recipients: UncertainRecipients): Promise<boolean>;
}
