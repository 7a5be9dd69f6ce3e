import type { MailHealth } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import type { Statements } from '../../database/reserved-connection.ts';
import type { MailEntity } from './entities/mail.entity.ts';

export type MailOrder = Pick<MailEntity, 'key' | 'kind' | 'language' | 'recipient' | 'data'>;

/** An account and the address that is proved to be its owner's. */
export interface Addressee {
  id: number;
  email: string;
}

/** How a mail ended before anything of it left. `cancelled`: when its turn came, there was nothing to say any more. */
export type UnsentOutcome = { outcome: 'cancelled' } | { outcome: 'failed'; error: string };

/** What became of a mail whose content was leaving. `waiting`: nobody took it; `uncertain`: nobody can say. */
export type HandoverOutcome = { outcome: 'sent' } | { outcome: 'waiting' } | { outcome: 'uncertain'; error: string };

/** One claim of one mail, for where it goes. `at`: to the microsecond, so that no other claim of it is the same. */
export interface MailClaim {
  key: string;
  recipient: string;
  at: string;
}

/** One that may have arrived, for whoever looks after it. `error` is null where the process died. */
export type UncertainMail = Pick<MailEntity, 'key' | 'kind' | 'claimedAt' | 'error'>;

export interface ListedMail extends Pick<MailEntity, 'kind' | 'sentAt' | 'cancelledAt' | 'failedAt'> {
  createdAt: Date;
  recipient: string | null;
}

export abstract class MailsRepository {
  /** Nothing happens when there is a mail for this key, whatever became of it; answers whether there was none. */
  abstract add(mail: MailOrder, manager: EntityManager): Promise<boolean>;

  /** The mail, unless it has ended or has begun to leave. */
  abstract findWaiting(key: string): Promise<MailOrder | null>;

  /** Ends one of which nothing has left; nothing happens to any other. */
  abstract end(key: string, outcome: UnsentOutcome): Promise<void>;

  /**
   * Commits that a mail is leaving, for this recipient. One process has the claim, and once: nobody sends the mail again by
   * itself, unless `settle` says that it may. Null for all others, and where it goes to another address by now.
   */
  abstract claim(key: string, recipient: string): Promise<MailClaim | null>;

  /**
   * What became of one that was claimed. A claim that is over, because an operator has released the mail, changes nothing
   * about a later one; but what it has sent is sent, also where the mail waits again.
   */
  abstract settle(claim: MailClaim, outcome: HandoverOutcome): Promise<void>;

  abstract health(statements?: Statements): Promise<MailHealth>;

  /** Those that may have arrived, the longest ago first, `limit` at most. */
  abstract uncertain(limit: number): Promise<UncertainMail[]>;

  /** Makes uncertain ones wait again, for where their recipients are by now; answers their keys. */
  abstract release(keys: readonly string[], manager: EntityManager): Promise<string[]>;

  /** Notes that uncertain ones did arrive; answers their keys. */
  abstract confirm(keys: readonly string[]): Promise<string[]>;

  /**
   * Somebody's applications came to their account, or their account to another address: what was mailed about these is
   * forgotten with the account, and what has not ended goes to its address, as does what tells them of interviews. One that
   * is leaving goes where it goes, and to the new address only if it has to be sent again.
   */
  abstract readdress(user: Addressee, applicationIds: readonly string[], manager: EntityManager): Promise<void>;

  /** Forgets what was, or would be, mailed about an application. */
  abstract forgetApplication(id: string, manager: EntityManager): Promise<void>;

  /**
   * How what somebody was, or would be, mailed has ended, oldest first: what `forget` forgets. The recipient of `toOthers`,
   * kinds that are about somebody and go to others, is left out.
   */
  abstract listOf(user: { id: number; email: string | null }, toOthers: readonly string[]): Promise<ListedMail[]>;

  /**
   * Forgets what somebody was, or would be, mailed. `email` is theirs for certain, or null.
   */
  abstract forget(user: { id: number; email: string | null }, manager: EntityManager): Promise<void>;
}
