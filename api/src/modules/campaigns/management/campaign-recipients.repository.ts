import type { RecipientState } from 'shared-contracts';

export interface ListedRecipient {
  id: string;
  /** Null: erased since. */
  email: string | null;
  state: RecipientState;
  error: string | null;
  attempts: number;
  updatedAt: Date;
}

export interface RecipientFilter {
  campaign: number;
  /** Null: any. */
  state: RecipientState | null;
}

/** Uncertain recipients of a campaign; `ids` are null for all of them. */
export interface UncertainRecipients {
  campaign: number;
  /** Of the campaign as it was read; without one any is meant. */
  version: number | undefined;
  ids: readonly string[] | null;
}

/** Who a campaign went to, as admins see and settle it. */
export abstract class CampaignRecipientsRepository {
  abstract count(filter: RecipientFilter): Promise<number>;

  /** What changed last first. */
  abstract list(filter: RecipientFilter, window: { offset: number; limit: number }): Promise<ListedRecipient[]>;

  /**
   * Notes that they did get their mail, as if it had been known at once: they are not told of its jobs again.
   * @throws OutdatedVersionError
   */
  abstract confirm(recipients: UncertainRecipients): Promise<void>;

  /**
   * Has them wait for their mail again, and the campaign go on for it. False where it was canceled or has failed, or is none.
   * @throws OutdatedVersionError
   */
  abstract release(recipients: UncertainRecipients): Promise<boolean>;
}
