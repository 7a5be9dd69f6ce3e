import { Injectable } from '@nestjs/common';
import { routes, type Language } from 'shared-contracts';
import { ServerConfig } from '../../../config/server.config.ts';
import type { Mail, MailComposer } from '../../mail/index.ts';
import { UsersRepository } from '../../users/index.ts';
import { hasExpired, isOpen, UserTokensRepository, type TokenPurpose } from '../tokens/user-tokens.repository.ts';
import { UserTokenLink } from '../tokens/user-tokens.service.ts';
import { accountExistsMail } from './account-exists.mail.tsx';
import type { AccountExistsMailData, LinkMailData, NoticeKind, NoticeMailData } from './account-mails.service.ts';
import { addressLinkMail } from './address-link.mail.tsx';
import { emailChangeRequestedMail } from './email-change-requested.mail.tsx';
import { emailChangeMail } from './email-change.mail.tsx';
import { emailChangedMail } from './email-changed.mail.tsx';
import { passwordChangedMail } from './password-changed.mail.tsx';
import { passwordResetMail } from './password-reset.mail.tsx';
import { verificationMail } from './verification.mail.tsx';

interface LinkContent {
  name: string | null;
  email: string;
  link: string;
  username: string;
  /** ISO 8601. */
  registeredAt: string;
  cancelUrl: string;
  forgotUrl: string;
}

const linkMails: Record<TokenPurpose, (language: Language, content: LinkContent) => Mail> = {
  'verify-email': verificationMail,
  'change-email': emailChangeMail,
  'reset-password': passwordResetMail,
  'link-address': addressLinkMail,
};

const forgotUrl = ({ publicUrl }: ServerConfig) => `${publicUrl}${routes.auth}?mode=forgot`;

/** Composes mails with a link. The link is created here and stored only in the mail. */
@Injectable()
export class LinkMailsComposer implements MailComposer<TokenPurpose> {
  constructor(
    private readonly tokens: UserTokensRepository,
    private readonly users: UsersRepository,
    private readonly links: UserTokenLink,
    private readonly server: ServerConfig,
  ) {}

  /** Null: the token was used, revoked or has expired, or the account was erased. */
  async compose({ tokenId, target }: LinkMailData, language: Language) {
    const token = await this.tokens.find(tokenId);
    if (token === null || !isOpen(token) || hasExpired(token, new Date())) return null;
    const user = await this.users.find(token.userId);
    if (user === null) return null;
    const { purpose, email } = token;
    return linkMails[purpose](language, {
      name: user.firstName,
      email,
      username: user.username,
      registeredAt: user.createdAt.toISOString(),
      link: this.links.url(token, target),
      cancelUrl: this.links.cancelUrl(token),
      forgotUrl: forgotUrl(this.server),
    });
  }
}

interface NoticeContent {
  name: string | null;
  at: string;
  forgotUrl: string;
}

const notices: Record<NoticeKind, (language: Language, content: NoticeContent) => Mail> = {
  'password-changed': passwordChangedMail,
  'email-change-requested': emailChangeRequestedMail,
  'email-changed': emailChangedMail,
};

/** Composes the notification mails about an account. */
@Injectable()
export class NoticeMailsComposer implements MailComposer<NoticeKind> {
  constructor(
    private readonly users: UsersRepository,
    private readonly server: ServerConfig,
  ) {}

  async compose({ userId, at }: NoticeMailData, language: Language, kind: NoticeKind) {
    const user = await this.users.find(userId);
    return notices[kind](language, { name: user?.firstName ?? null, at, forgotUrl: forgotUrl(this.server) });
  }
}

/** Composes the mail to the owner of an address that was used for another registration. */
@Injectable()
export class AccountExistsComposer implements MailComposer<'account-exists'> {
  constructor(
    private readonly users: UsersRepository,
    private readonly tokens: UserTokensRepository,
    private readonly links: UserTokenLink,
    private readonly server: ServerConfig,
  ) {}

  /** Null: the account was erased. */
  async compose({ userId, tokenId }: AccountExistsMailData, language: Language) {
    const user = await this.users.find(userId);
    if (user === null) return null;
    const link = tokenId === null ? null : await this.openLink(tokenId);
    const signInUrl = `${this.server.publicUrl}${routes.auth}`;
    return accountExistsMail(language, { name: user.firstName, link, signInUrl, forgotUrl: forgotUrl(this.server) });
  }

  private async openLink(tokenId: string): Promise<string | null> {
    const token = await this.tokens.find(tokenId);
    const isGood = token !== null && isOpen(token) && !hasExpired(token, new Date());
    return isGood ? this.links.url(token) : null;
  }
}
