import type { Person } from '../matching/person.ts';

/** A row that a process has claimed. Whoever has another lease, or none, changes nothing about it. */
export interface HeldRecipient {
  /** UUID. */
  id: string;
  campaignId: number;
  lease: string;
}

export interface ClaimedRecipient extends HeldRecipient {
  subscriberId: string;
  /** Tries before this one. */
  attempts: number;
}

/** One that may have left, and what is known of it. */
export interface UnresolvedRecipient extends HeldRecipient {
  error: string | null;
  /** It has been asked about for long enough. */
  isLastTry: boolean;
}

/** What a row becomes. `sending`: somebody asks in `waitMs` whether it was taken. */
export interface Settlement {
  held: HeldRecipient;
  state: 'sent' | 'pending' | 'failed' | 'uncertain' | 'sending';
  /** Of one that was sent. */
  providerId: string | null;
  error: string | null;
  /** Until it is looked at again. */
  waitMs: number;
}

/** One row for each person of a campaign (ADR 28). Every method is one transaction, and waits for nobody longer than for that. */
export abstract class RecipientsRepository {
  /**
   * Takes rows that are due, `count` at most, for a short while. Who may not be mailed any more ends in the same statement, as
   * `suppressed`. Somebody whose mail of another campaign is leaving is left for later: what it tells of is not known yet.
   */
  abstract claim(campaignId: number, count: number): Promise<ClaimedRecipient[]>;

  abstract people(subscribers: readonly string[]): Promise<Person[]>;

  /** Notes what the mails will tell of; those with nothing to tell end as `skipped`. Answers the ids of those that may go on. */
  abstract keepJobs(chosen: readonly { held: HeldRecipient; jobs: readonly number[] }[]): Promise<Set<string>>;

  /**
   * Commits that content is leaving, for each of them that may still leave: the lease holds, the campaign runs, its reader wants
   * it, and all its jobs are open. From here on the row is given to nobody else before the mail was asked for.
   */
  abstract leave(held: readonly HeldRecipient[]): Promise<boolean[]>;

  /** Of what never left: due again at once. */
  abstract giveBack(held: readonly HeldRecipient[]): Promise<void>;

  /** What was sent is sent, whoever has the row by now; everything else counts while the lease holds. */
  abstract settle(settlements: readonly Settlement[]): Promise<void>;

  /**
   * Puts in order what processes left that died, and what ended around the sender: rows whose lease is over and whose content
   * never left wait again; those of canceled campaigns are canceled, and those of erased people suppressed.
   */
  abstract tidy(): Promise<void>;

  /** Takes rows of which nobody knows whether they arrived, to ask; some at a time. */
  abstract takeUnresolved(): Promise<UnresolvedRecipient[]>;
}
