import { Injectable, type OnModuleInit } from '@nestjs/common';
import { href, routes, type Language } from 'shared-contracts';
import { ServerConfig } from '../../config/server.config.ts';
import { AccountDeletedMail, AccountIdleMail, MailComposers, type DeletionCause } from '../mail/index.ts';
import { UsersRepository } from '../users/index.ts';

export const accountDeleted = 'account-deleted';
/** Contains no personal data: the account is erased before the mail is sent. */
export interface AccountDeletedMailData {
  cause: DeletionCause;
}

export const accountIdle = 'account-idle';
export interface AccountIdleMailData {
  userId: number;
  /** Earliest time of the erasure. ISO 8601. */
  dueAt: string;
}

/** Composes mails about the erasure of accounts at the time of sending. */
@Injectable()
export class AccountMailsComposer implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly users: UsersRepository,
    private readonly server: ServerConfig,
  ) {}

  onModuleInit(): void {
    this.composers.register(accountIdle, (data, language) => this.idle(data as AccountIdleMailData, language));
    this.composers.register(accountDeleted, async (data, language) => {
      const { cause } = data as AccountDeletedMailData;
      return new AccountDeletedMail(language, cause);
    });
  }

  /** Null: the account was erased, or has been used since. */
  private async idle({ userId, dueAt }: AccountIdleMailData, language: Language) {
    const user = await this.users.find(userId);
    if (user === null || user.idleWarnedAt === null || user.seenAt > user.idleWarnedAt) return null;
    const link = `${this.server.publicUrl}${href(routes.account, {})}`;
    return new AccountIdleMail(language, { firstName: user.firstName, dueAt, link });
  }
}
