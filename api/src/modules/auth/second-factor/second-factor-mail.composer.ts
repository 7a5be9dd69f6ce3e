import { Injectable, type OnModuleInit } from '@nestjs/common';
import { href, routes, type Language } from 'shared-contracts';
import { ServerConfig } from '../../../config/server.config.ts';
import { MailComposers } from '../../mail/index.ts';
import { UsersRepository } from '../../users/index.ts';
import { secondFactorChangedMail } from '../mails/second-factor-changed.mail.tsx';
import type { ChangedMails, SecondFactorMailData } from './second-factor-mails.ts';

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

  /** Null: the account is erased. */
  private async compose({ userId, change, at }: SecondFactorMailData, language: Language) {
    const user = await this.users.find(userId);
    if (user === null) return null;
    const link = `${this.server.publicUrl}${href(routes.account, {})}`;
    return secondFactorChangedMail(language, { firstName: user.firstName, change, at, link });
  }
}
