import type { EligibleSubscriber } from '../matching/subscriber.ts';

/** A row that a process has claimed. Only the process with the current lease can change it. */
export interface LeasedRecipient {
  /** UUID. */
  id: string;
  campaignId: number;
  lease: string;
}

export interface ClaimedRecipient extends LeasedRecipient {
  subscriberId: string;
  /** Attempts before this one. */
  attempts: number;
}

/** A recipient whose mail may have been accepted. */
export interface ReconcilableRecipient extends LeasedRecipient {
  error: string | null;
  /** The lookup period has ended: the result of this attempt is final. */
  isLastTry: boolean;
}

/** New state of a row. `sending`: the server is asked after `waitMs` whether it accepted the mail. */
export interface Settlement {
  recipient: LeasedRecipient;
  state: 'sent' | 'pending' | 'failed' | 'uncertain' | 'sending';
  /** Set for sent mails. */
  providerId: string | null;
  error: string | null;
  /** Milliseconds until the row is processed again. */
  waitMs: number;
}

/**
 * The recipients of campaigns, one row per recipient (ADR 28). Every method is one transaction and waits for no lock longer
 * than that.
 */
export abstract class RecipientsRepository {
  /**
   * Claims at most `count` due rows with a short lease. Subscribers who may no longer be mailed are set to `suppressed` in
   * the same statement. Subscribers with a mail of another campaign in flight are skipped, because its jobs are not final
   * yet.
   */
  abstract claim(campaignId: number, count: number): Promise<ClaimedRecipient[]>;

  abstract eligible(subscribers: readonly string[]): Promise<EligibleSubscriber[]>;

  /** Stores the jobs of each mail. Rows without jobs end as `skipped`. Returns the ids of the remaining rows. */
  abstract saveJobs(chosen: readonly { recipient: LeasedRecipient; jobs: readonly number[] }[]): Promise<Set<string>>;

  /**
   * Marks rows as sending, before any content leaves. Returns for each row whether it is permitted: the lease is valid, the
   * campaign is running, the subscriber is eligible, and all of its jobs are open. After this, no process claims the row
   * until the server was asked for the result.
   */
  abstract markSending(recipients: readonly LeasedRecipient[]): Promise<boolean[]>;

  /** Makes rows of which no content has left due again immediately. */
  abstract releaseLeases(recipients: readonly LeasedRecipient[]): Promise<void>;

  /** Records results. `sent` is recorded regardless of the lease; every other state requires it. */
  abstract settle(settlements: readonly Settlement[]): Promise<void>;

  /**
   * Returns rows with an expired lease to `pending` if no content has left, cancels the rows of canceled campaigns, and
   * suppresses the rows of erased subscribers.
   */
  abstract maintain(): Promise<void>;

  /** Claims a limited number of rows with an unknown result, for reconciliation. */
  abstract claimForReconciliation(): Promise<ReconcilableRecipient[]>;
}
