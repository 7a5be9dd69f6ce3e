import { Injectable, type OnModuleInit } from '@nestjs/common';
import { href, routes, type Language } from 'shared-contracts';
import { accountDeletedMail, type DeletionCause } from './account-deleted.mail.tsx';
import { accountIdleMail } from './account-idle.mail.tsx';
import { MailComposers } from '../mail/index.ts';
import { ServerConfig } from '../../config/server.config.ts';
import { UsersRepository } from '../users/index.ts';

/** Contains no personal data: the account is erased before the mail is sent. */
export interface AccountDeletedMailData {
  cause: DeletionCause;
}

export interface AccountIdleMailData {
  userId: number;
  /** Earliest time of the erasure. ISO 8601. */
  dueAt: string;
}

export interface AccountErasureMails {
  'account-deleted': AccountDeletedMailData;
  'account-idle': AccountIdleMailData;
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
    this.composers.register<AccountErasureMails>({
      'account-idle': (data, language) => this.idle(data, language),
      'account-deleted': async ({ cause }, language) => accountDeletedMail(language, cause),
    });
  }

  /** Null: the account was erased, or has been used since. */
  private async idle({ userId, dueAt }: AccountIdleMailData, language: Language) {
    const user = await this.users.find(userId);
    if (user === null || user.idleWarnedAt === null || user.seenAt > user.idleWarnedAt) return null;
    const link = `${this.server.publicUrl}${href(routes.account, {})}`;
    return accountIdleMail(language, { firstName: user.firstName, dueAt, link });
  }
}
