import type { MailHealth } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import type { Statements } from '../../database/reserved-connection.ts';
import type { MailEntity } from './entities/mail.entity.ts';

export type MailOrder = Pick<MailEntity, 'key' | 'kind' | 'language' | 'recipient' | 'data'>;

/** An account and its verified address. */
export interface Addressee {
  id: number;
  email: string;
}

/** Result of a mail of which no content has left. `cancelled`: the composer returned nothing to send. */
export type UnsentOutcome = { outcome: 'cancelled' } | { outcome: 'failed'; error: string };

/** Result of a handover. `waiting`: not accepted; `uncertain`: unknown. */
export type HandoverOutcome = { outcome: 'sent' } | { outcome: 'waiting' } | { outcome: 'uncertain'; error: string };

/** A claim of a mail for its current recipient. `at` has microsecond precision, which makes the claim unique. */
export interface MailClaim {
  key: string;
  recipient: string;
  at: string;
}

/** A mail that may have been accepted, for an operator. `error` is null if the process crashed. */
export type UncertainMail = Pick<MailEntity, 'key' | 'kind' | 'claimedAt' | 'error'>;

export interface ListedMail extends Pick<MailEntity, 'kind' | 'sentAt' | 'cancelledAt' | 'failedAt'> {
  createdAt: Date;
  recipient: string | null;
}

export abstract class MailsRepository {
  /** Adds the mail unless its key exists. Returns whether it was added. */
  abstract add(mail: MailOrder, manager: EntityManager): Promise<boolean>;

  /** The mail, unless it has ended or is being handed over. */
  abstract findWaiting(key: string): Promise<MailOrder | null>;

  /** Ends a mail of which no content has left; does not change any other. */
  abstract end(key: string, outcome: UnsentOutcome): Promise<void>;

  /**
   * Commits the start of a handover to this recipient. Only one process can claim a mail, and only once: it is not sent again
   * automatically, unless `settle` permits it. Null if the mail is claimed or its recipient has changed.
   */
  abstract claim(key: string, recipient: string): Promise<MailClaim | null>;

  /**
   * Records the result of a claimed mail. An outdated claim, whose mail an operator has released, does not change a later
   * claim. `sent` is recorded in any case, also if the mail is waiting again.
   */
  abstract settle(claim: MailClaim, outcome: HandoverOutcome): Promise<void>;

  abstract health(statements?: Statements): Promise<MailHealth>;

  /** Mails with an unknown result, oldest first, at most `limit`. */
  abstract uncertain(limit: number): Promise<UncertainMail[]>;

  /** Resets uncertain mails to waiting, for their current recipients. Returns their keys. */
  abstract release(keys: readonly string[], manager: EntityManager): Promise<string[]>;

  /** Marks uncertain mails as sent. Returns their keys. */
  abstract confirm(keys: readonly string[]): Promise<string[]>;

  /**
   * Called when applications are added to an account or the address of the account changes. Assigns their mails to the
   * account, with which they are erased, and sets its address as the recipient of mails that have not ended, including those
   * about interviews. A handover in progress is not redirected; the new address applies if the mail is sent again.
   */
  abstract readdress(user: Addressee, applicationIds: readonly string[], manager: EntityManager): Promise<void>;

  /** Deletes the mails about an application. */
  abstract deleteOfApplication(id: string, manager: EntityManager): Promise<void>;

  /**
   * Mails of a user with their results, oldest first: the mails that `deleteOfUser` deletes. The recipient of kinds in `toOthers`,
   * which are about the user and sent to others, is omitted.
   */
  abstract listOf(user: { id: number; email: string | null }, toOthers: readonly string[]): Promise<ListedMail[]>;

  /** Deletes the mails of a user. `email` is their verified address, or null. */
  abstract deleteOfUser(user: { id: number; email: string | null }, manager: EntityManager): Promise<void>;
}
