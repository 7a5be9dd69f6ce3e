import type { MailHealth } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import type { MailEntity } from './entities/mail.entity.ts';

export type MailOrder = Pick<MailEntity, 'key' | 'kind' | 'language' | 'recipient' | 'data'>;

/** An account and the address that is proved to be its owner's. */
export interface Addressee {
  id: number;
  email: string;
}

/** How a mail ended. `cancelled`: when its turn came, there was nothing to say any more. */
export type MailOutcome = { outcome: 'sent' } | { outcome: 'cancelled' } | { outcome: 'failed'; error: string };

export interface ListedMail extends Pick<MailEntity, 'kind' | 'sentAt' | 'cancelledAt' | 'failedAt'> {
  createdAt: Date;
  recipient: string | null;
}

export abstract class MailsRepository {
  /** Nothing happens when there is a mail for this key, whatever became of it; answers whether there was none. */
  abstract add(mail: MailOrder, manager: EntityManager): Promise<boolean>;

  abstract health(): Promise<MailHealth>;

  /** The mail, unless it has ended. */
  abstract findWaiting(key: string): Promise<MailOrder | null>;

  /**
   * Calls `end` with the recipient while nobody else can have the mail, and keeps what it answers; when it throws, the mail
   * goes on waiting. Calls nothing when the mail has ended, or another process has it now.
   */
  abstract end(key: string, end: (recipient: string) => Promise<MailOutcome>): Promise<void>;

  /**
   * Somebody's applications came to their account, or their account to another address: what was mailed about these is
   * forgotten with the account, and what waits goes to its address. One that is being sent is waited for.
   */
  abstract readdress(user: Addressee, applicationIds: readonly string[], manager: EntityManager): Promise<void>;

  /**
   * How what somebody was, or would be, mailed has ended, oldest first: what `forget` forgets. The recipient of `toOthers`,
   * kinds that are about somebody and go to others, is left out.
   */
  abstract listOf(user: { id: number; email: string | null }, toOthers: readonly string[]): Promise<ListedMail[]>;

  /**
   * Forgets what somebody was, or would be, mailed. `email` is theirs for certain, or null; one that is being sent is waited
   * for.
   */
  abstract forget(user: { id: number; email: string | null }, manager: EntityManager): Promise<void>;
}
