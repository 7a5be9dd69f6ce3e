import { Injectable, type OnModuleInit } from '@nestjs/common';
import { routes, type Language } from 'shared-contracts';
import { ServerConfig } from '../../../config/server.config.ts';
import { MailComposers } from '../../mail/index.ts';
import { UsersRepository } from '../../users/index.ts';
import { UserTokenLink } from '../tokens/user-token-link.service.ts';
import type { TokenPurpose } from '../tokens/user-token.entity.ts';
import { hasExpired, isOpen } from '../tokens/user-token.policy.ts';
import { UserTokensRepository } from '../tokens/user-tokens.repository.ts';
import { accountExistsMail } from './account-exists.mail.tsx';
import type {
  AccountExistsMailData,
  LinkMailData,
  LinkMails,
  NoticeMailData,
  NoticeMails,
} from './account-mails.service.ts';
import { addressLinkMail } from './address-link.mail.tsx';
import { emailChangeRequestedMail } from './email-change-requested.mail.tsx';
import { emailChangeMail } from './email-change.mail.tsx';
import { emailChangedMail } from './email-changed.mail.tsx';
import { passwordChangedMail } from './password-changed.mail.tsx';
import { passwordResetMail } from './password-reset.mail.tsx';
import { verificationMail } from './verification.mail.tsx';

interface Content {
  name: string | null;
  email: string;
  link: string;
  username: string;
  /** ISO 8601. */
  registeredAt: string;
  cancelUrl: string;
  forgotUrl: string;
}

const mails = {
  'verify-email': (language: Language, content: Content) => verificationMail(language, content),
  'change-email': (language: Language, content: Content) => emailChangeMail(language, content),
  'reset-password': (language: Language, content: Content) => passwordResetMail(language, content),
  'link-address': (language: Language, content: Content) => addressLinkMail(language, content),
} satisfies Record<TokenPurpose, unknown>;

/** Composes mails with a link. The link is created here and stored only in the mail. */
@Injectable()
export class LinkMailsComposer implements OnModuleInit {
  constructor(
    private readonly composers: MailComposers,
    private readonly tokens: UserTokensRepository,
    private readonly users: UsersRepository,
    private readonly links: UserTokenLink,
    private readonly server: ServerConfig,
  ) {}

  onModuleInit(): void {
    const compose = (data: LinkMailData, language: Language) => this.compose(data, language);
    this.composers.register<LinkMails>({
      'verify-email': compose,
      'change-email': compose,
      'reset-password': compose,
      'link-address': compose,
    });
  }

  /** Null: the token was used, revoked or has expired, or the account was erased. */
  private async compose({ tokenId, target }: LinkMailData, language: Language) {
    const token = await this.tokens.find(tokenId);
    if (token === null || !isOpen(token) || hasExpired(token, new Date())) return null;
    const user = await this.users.find(token.userId);
    if (user === null) return null;
    const { purpose, email } = token;
    return mails[purpose](language, {
      name: user.firstName,
      email,
      username: user.username,
      registeredAt: user.createdAt.toISOString(),
      link: this.links.url(token, target),
      cancelUrl: this.links.cancelUrl(token),
      forgotUrl: `${this.server.publicUrl}${routes.auth}?mode=forgot`,
    });
  }
}

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

  /** Null: the account was erased. */
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
