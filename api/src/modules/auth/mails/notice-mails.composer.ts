import { Injectable, type OnModuleInit } from '@nestjs/common';
import { routes, type Language } from 'shared-contracts';
import { ServerConfig } from '../../../config/server.config.ts';
import { MailComposers } from '../../mail/index.ts';
import { UsersRepository } from '../../users/index.ts';
import { UserTokenLink } from '../tokens/user-token-link.ts';
import { hasExpired, isOpen } from '../tokens/user-token.policy.ts';
import { UserTokensRepository } from '../tokens/user-tokens.repository.ts';
import { accountExistsMail } from './account-exists.mail.tsx';
import type { AccountExistsMailData, NoticeMailData, NoticeMails } from './account-mails.ts';
import { emailChangeRequestedMail } from './email-change-requested.mail.tsx';
import { emailChangedMail } from './email-changed.mail.tsx';
import { passwordChangedMail } from './password-changed.mail.tsx';

/** Composes the notification mails about an account. */
@Injectable()
export class NoticeMailsComposer implements OnModuleInit {
  private readonly signInUrl: string;
  private readonly forgotUrl: string;

  constructor(
    private readonly composers: MailComposers,
    private readonly users: UsersRepository,
    private readonly tokens: UserTokensRepository,
    private readonly links: UserTokenLink,
    { publicUrl }: ServerConfig,
  ) {
    this.signInUrl = `${publicUrl}${routes.auth}`;
    this.forgotUrl = `${this.signInUrl}?mode=forgot`;
  }

  onModuleInit(): void {
    this.composers.register<NoticeMails>({
      'password-changed': (data, language) => this.passwordChanged(data, language),
      'email-change-requested': (data, language) => this.emailChangeRequested(data, language),
      'email-changed': (data, language) => this.emailChanged(data, language),
      'account-exists': (data, language) => this.accountExists(data, language),
    });
  }

  private async passwordChanged({ userId, at }: NoticeMailData, language: Language) {
    const name = await this.nameOf(userId);
    return passwordChangedMail(language, { name, at, forgotUrl: this.forgotUrl });
  }

  private async emailChangeRequested({ userId, at }: NoticeMailData, language: Language) {
    const name = await this.nameOf(userId);
    return emailChangeRequestedMail(language, { name, at, forgotUrl: this.forgotUrl });
  }

  private async emailChanged({ userId, at }: NoticeMailData, language: Language) {
    return emailChangedMail(language, { name: await this.nameOf(userId), at });
  }

  /** Null: the account is erased. */
  private async accountExists({ userId, tokenId }: AccountExistsMailData, language: Language) {
    const user = await this.users.find(userId);
    if (user === null) return null;
    const link = tokenId === null ? null : await this.openLink(tokenId);
    const { signInUrl, forgotUrl } = this;
    return accountExistsMail(language, { name: user.firstName, link, signInUrl, forgotUrl });
  }

  private async openLink(tokenId: string): Promise<string | null> {
    const token = await this.tokens.find(tokenId);
    const isGood = token !== null && isOpen(token) && !hasExpired(token, new Date());
    return isGood ? this.links.url(token) : null;
  }

  private async nameOf(userId: number): Promise<string | null> {
    return (await this.users.find(userId))?.firstName ?? null;
  }
}
