import type { EntityManager } from 'typeorm';
import type { MailEntity } from './entities/mail.entity.ts';

export type MailOrder = Pick<MailEntity, 'key' | 'kind' | 'language' | 'recipient' | 'data'>;

/** How a mail ended. `cancelled`: when its turn came, there was nothing to say any more. */
export type MailOutcome = { outcome: 'sent' } | { outcome: 'cancelled' } | { outcome: 'failed'; error: string };

export abstract class MailsRepository {
  /** Nothing happens when there is a mail for this key, whatever became of it; answers whether there was none. */
  abstract add(mail: MailOrder, manager: EntityManager): Promise<boolean>;

  /** The mail, unless it has ended. */
  abstract findWaiting(key: string): Promise<MailOrder | null>;

  /**
   * Calls `end` while nobody else can have the mail, and keeps what it answers; when it throws, the mail goes on waiting.
   * Calls nothing when the mail has ended, or another process has it now.
   */
  abstract end(key: string, end: () => Promise<MailOutcome>): Promise<void>;

  /**
   * Forgets what somebody was, or would be, mailed. `email` is theirs for certain, or null; one that is being sent is waited
   * for.
   */
  abstract forget(user: { id: number; email: string | null }, manager: EntityManager): Promise<void>;
}
