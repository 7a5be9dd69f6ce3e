import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ErasureReplays, type Erasure } from '../erasures/index.ts';
import { MailService, MailsRepository, type DeletionCause } from '../mail/index.ts';
import { AccountEvents, isAddressLinked, UsersRepository, type UserEntity } from '../users/index.ts';
import { accountDeleted, type AccountDeletedMailData } from './account-mails.composer.ts';
import { DueAccountsRepository, type AccountDue } from './due-accounts.repository.ts';

/** Who is told. An address that nobody confirmed may be anybody's. */
const mailedCauses: Partial<Record<AccountDue, DeletionCause>> = { 'deletion-requested': 'requested', idle: 'idle' };

/** When the rule runs, and what tells it to begin no other account. */
interface RuleRun {
  now: Date;
  signal: AbortSignal;
}

/** Ends accounts, each with everything of it or not at all. */
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

  /** How many; one that cannot be erased now keeps no other from it. */
  async eraseDue(due: AccountDue, now: Date, signal: AbortSignal): Promise<number> {
    return this.each(due, { now, signal }, (user, manager) => this.erase(due, user, manager));
  }

  /** Has something done for each due account, in a transaction of its own that holds its row; answers for how many. */
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
        this.logger.error(`Account ${id} stays for now (${due})`, error instanceof Error ? error.stack : String(error));
      }
    }
    return done;
  }

  /** Page by page: those that cannot be ended now never stand before the others. */
  private async *find(due: AccountDue, now: Date): AsyncGenerator<number> {
    for (let page = await this.accounts.find(due, now, 0); page.length > 0;) {
      yield* page;
      page = await this.accounts.find(due, now, page.at(-1)!);
    }
  }

  /** False: its owner thought better of it between the search and the lock. */
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

  /** Without a mail to its owner. An account that is newer than the erasure has the id by chance and stays. */
  private repeat({ kind, subject, erasedAt }: Erasure): Promise<boolean> {
    return this.users.inTransaction(async (manager) => {
      const user = await this.users.lock(Number(subject), manager);
      const at = new Date(erasedAt);
      if (user === null || user.createdAt >= at) return false;
      // It may have been linked after the backup.
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
    await this.mails.forget({ id: user.id, email: isAddressLinked(user) ? user.email : null }, manager);
  }

  /** The last mail, after all others are forgotten. It goes by a rule of its own once it has ended. */
  private async orderMail(
    { id, language, email: recipient }: UserEntity,
    cause: DeletionCause,
    manager: EntityManager,
  ): Promise<void> {
    const data: AccountDeletedMailData = { cause };
    const key = `${accountDeleted}:${id}`;
    await this.mail.order({ key, kind: accountDeleted, language, recipient, data }, { manager });
  }
}
