import { Injectable, type OnModuleInit } from '@nestjs/common';
import { href, routes, type Language } from 'shared-contracts';
import { ServerConfig } from '../../config/server.config.ts';
import { AccountDeletedMail, AccountIdleMail, MailComposers, type DeletionCause } from '../mail/index.ts';
import { UsersRepository } from '../users/index.ts';

export const accountDeleted = 'account-deleted';
/** Nothing of the person: the account is gone when it is sent. */
export interface AccountDeletedMailData {
  cause: DeletionCause;
}

export const accountIdle = 'account-idle';
export interface AccountIdleMailData {
  userId: number;
  /** When the account ends at the earliest. ISO 8601. */
  dueAt: string;
}

/** Makes the mails about accounts that end by themselves, when they are sent. */
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

  /** Null: the account is gone, or somebody has been seen since. */
  private async idle({ userId, dueAt }: AccountIdleMailData, language: Language) {
    const user = await this.users.find(userId);
    if (user === null || user.idleWarnedAt === null || user.seenAt > user.idleWarnedAt) return null;
    const link = `${this.server.publicUrl}${href(routes.account, {})}`;
    return new AccountIdleMail(language, { firstName: user.firstName, dueAt, link });
  }
}
