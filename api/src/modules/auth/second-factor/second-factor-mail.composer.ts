import { Injectable, type OnModuleInit } from '@nestjs/common';
import { href, routes, type Language } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { ServerConfig } from '../../../config/server.config.ts';
import { MailComposers, MailService } from '../../mail/index.ts';
import { UsersRepository, type UserEntity } from '../../users/index.ts';
import { secondFactorChangedMail, type SecondFactorChange } from '../mails/second-factor-changed.mail.tsx';

interface SecondFactorMailData {
  userId: number;
  change: SecondFactorChange;
  /** ISO 8601. */
  at: string;
}

interface ChangedMails {
  'second-factor-changed': SecondFactorMailData;
}

/** Notifies the owner of an account of each change, which another person may have made. */
@Injectable()
export class SecondFactorMails {
  constructor(private readonly mail: MailService<ChangedMails>) {}

  async order(user: UserEntity, change: SecondFactorChange, manager: EntityManager): Promise<void> {
    const { id: userId, language, email: recipient } = user;
    const at = new Date().toISOString();
    const data: SecondFactorMailData = { userId, change, at };
    const key = `second-factor-changed:${userId}:${change}:${at}`;
    await this.mail.order({ key, kind: 'second-factor-changed', language, recipient, data }, { manager });
  }
}

/** Composes the mail about a changed second factor when it is sent. */
@Injectable()
export class SecondFactorMailComposer implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly users: UsersRepository,
    private readonly server: ServerConfig,
  ) {}

  onModuleInit(): void {
    this.composers.register<ChangedMails>({
      'second-factor-changed': (data, language) => this.compose(data, language),
    });
  }

  /** Null: the account was erased. */
  private async compose({ userId, change, at }: SecondFactorMailData, language: Language) {
    const user = await this.users.find(userId);
    if (user === null) return null;
    const link = `${this.server.publicUrl}${href(routes.account, {})}`;
    return secondFactorChangedMail(language, { firstName: user.firstName, change, at, link });
  }
}
