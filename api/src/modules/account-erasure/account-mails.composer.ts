import { Injectable } from '@nestjs/common';
import { href, routes, type Language } from 'shared-contracts';
import { accountDeletedMail, type DeletionCause } from './account-deleted.mail.tsx';
import { accountIdleMail } from './account-idle.mail.tsx';
import { type MailComposer } from '../mail/index.ts';
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

declare module '../mail/index.ts' {
  interface MailKinds {
    'account-deleted': AccountDeletedMailData;
    'account-idle': AccountIdleMailData;
  }
}

/** Composes the mail about the erasure of an account. */
@Injectable()
export class AccountDeletedComposer implements MailComposer<'account-deleted'> {
  async compose({ cause }: AccountDeletedMailData, language: Language) {
    return accountDeletedMail(language, cause);
  }
}

/** Composes the warning before the erasure of an unused account when it is sent. */
@Injectable()
export class AccountIdleComposer implements MailComposer<'account-idle'> {
  constructor(
    private readonly users: UsersRepository,
    private readonly server: ServerConfig,
  ) {}

  /** Null: the account was erased, or has been used since. */
  async compose({ userId, dueAt }: AccountIdleMailData, language: Language) {
    const user = await this.users.find(userId);
    if (user === null || user.idleWarnedAt === null || user.seenAt > user.idleWarnedAt) return null;
    const link = `${this.server.publicUrl}${href(routes.account, {})}`;
    return accountIdleMail(language, { firstName: user.firstName, dueAt, link });
  }
}
