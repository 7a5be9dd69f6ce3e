import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ErasureReplays, type Erasure } from '../erasures/index.ts';
import { MailService, MailsRepository } from '../mail/index.ts';
import { AccountEvents, isAddressLinked, UsersRepository, type UserEntity } from '../users/index.ts';
import type { DeletionCause } from './account-deleted.mail.tsx';
import type { AccountDeletedMailData } from './account-mails.composer.ts';
import { DueAccountsRepository, type AccountDue } from './due-accounts.repository.ts';

/** Causes with a mail to the owner. An unverified address may belong to another person. */
const mailedCauses: Partial<Record<AccountDue, DeletionCause>> = { 'deletion-requested': 'requested', idle: 'idle' };

/** Time of a rule's run, and the signal to start no other account. */
interface RuleRun {
  now: Date;
  signal: AbortSignal;
}

/** Erases accounts, each in one transaction with all its data. */
@Injectable()
export class AccountEraser implements OnModuleInit {
  private readonly logger = new Logger(AccountEraser.name);

  constructor(
    private readonly accounts: DueAccountsRepository,
    private readonly users: UsersRepository,
    private readonly events: AccountEvents,
    private readonly mail: MailService,
    private readonly mails: MailsRepository,
    private readonly replays: ErasureReplays,
  ) {}

  onModuleInit(): void {
    this.replays.register('account', (erasure) => this.repeat(erasure));
    this.replays.register('linked-account', (erasure) => this.repeat(erasure));
  }

  /** Returns the number of erased accounts. A failure does not affect other accounts. */
  async eraseDue(due: AccountDue, now: Date, signal: AbortSignal): Promise<number> {
    return this.each(due, { now, signal }, (user, manager) => this.erase(due, user, manager));
  }

  /**
   * Runs `work` for each due account, in a transaction that has locked its row; returns the number of processed
   * accounts.
   */
  async each(
    due: AccountDue,
    { now, signal }: RuleRun,
    work: (user: UserEntity, manager: EntityManager) => Promise<void>,
  ): Promise<number> {
    let done = 0;
    for await (const id of this.find(due, now)) {
      if (signal.aborted) break;
      try {
        if (await this.processOne(due, id, now, work)) done += 1;
      } catch (error) {
        this.logger.error(
          `Erasing account ${id} failed (${due})`,
          error instanceof Error ? error.stack : String(error),
        );
      }
    }
    return done;
  }

  /** Pages by id, so that accounts that fail do not block later ones. */
  private async *find(due: AccountDue, now: Date): AsyncGenerator<number> {
    for (let page = await this.accounts.find(due, now, 0); page.length > 0;) {
      yield* page;
      page = await this.accounts.find(due, now, page.at(-1)!);
    }
  }

  /** False: the account was no longer due when it was locked. */
  private processOne(
    due: AccountDue,
    id: number,
    now: Date,
    work: (user: UserEntity, manager: EntityManager) => Promise<void>,
  ): Promise<boolean> {
    return this.users.inTransaction(async (manager) => {
      const user = await this.accounts.lock(due, id, now, manager);
      if (user === null) return false;
      await work(user, manager);
      return true;
    });
  }

  /** Sends no mail. An account that was created after the erasure has a reused id and is not erased. */
  private repeat({ kind, subject, erasedAt }: Erasure): Promise<boolean> {
    return this.users.inTransaction(async (manager) => {
      const user = await this.users.lock(Number(subject), manager);
      const at = new Date(erasedAt);
      if (user === null || user.createdAt >= at) return false;
      // The address may have been linked after the backup.
      const addressLinkedAt = kind === 'linked-account' ? at : user.addressLinkedAt;
      await this.eraseRows(Object.assign(user, { addressLinkedAt }), manager);
      return true;
    });
  }

  private async erase(due: AccountDue, user: UserEntity, manager: EntityManager): Promise<void> {
    await this.eraseRows(user, manager);
    const cause = mailedCauses[due];
    if (cause !== undefined) await this.orderMail(user, cause, manager);
  }

  private async eraseRows(user: UserEntity, manager: EntityManager): Promise<void> {
    await this.events.accountErased(user, manager);
    await this.accounts.delete(user.id, manager);
    await this.mails.deleteOfUser({ id: user.id, email: isAddressLinked(user) ? user.email : null }, manager);
  }

  /** Enqueues the last mail, after all others were deleted. A separate rule deletes it once it was sent or has failed. */
  private async orderMail(
    { id, language, email: recipient }: UserEntity,
    cause: DeletionCause,
    manager: EntityManager,
  ): Promise<void> {
    const data: AccountDeletedMailData = { cause };
    const key = `account-deleted:${id}`;
    await this.mail.enqueue({ key, kind: 'account-deleted', language, recipient, data }, { manager });
  }
}
