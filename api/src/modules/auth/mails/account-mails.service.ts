import { randomUUID } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { routes, type Language, type SignInTarget } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { ServerConfig } from '../../../config/server.config.ts';
import { MailComposers, MailService } from '../../mail/index.ts';
import { UsersRepository, type UserEntity } from '../../users/index.ts';
import {
  hasExpired,
  isOpen,
  UserTokensRepository,
  type NewUserToken,
  type TokenPurpose,
} from '../tokens/user-tokens.repository.ts';
import { UserTokenLink } from '../tokens/user-tokens.service.ts';
import { accountExistsMail } from './account-exists.mail.tsx';
import { addressLinkMail } from './address-link.mail.tsx';
import { emailChangeRequestedMail } from './email-change-requested.mail.tsx';
import { emailChangeMail } from './email-change.mail.tsx';
import { emailChangedMail } from './email-changed.mail.tsx';
import { passwordChangedMail } from './password-changed.mail.tsx';
import { passwordResetMail } from './password-reset.mail.tsx';
import { verificationMail } from './verification.mail.tsx';

/** Mails with a link, by its purpose. They are composed only while the link is valid. */
type LinkMails = Record<TokenPurpose, LinkMailData>;

interface LinkMailData {
  tokenId: string;
  /** The account, to erase the mail with it, also if it was sent to another address. */
  userId: number;
  /** Encoded in the link, so that it works in any browser. */
  target?: SignInTarget;
}

interface NoticeMailData {
  userId: number;
  /** ISO 8601. */
  at: string;
}

interface AccountExistsMailData {
  userId: number;
  /** Token of a password link if the address is not verified yet; the link also verifies it. */
  tokenId: string | null;
}

/** Notification mails. */
type NoticeMails = Record<'password-changed' | 'email-change-requested' | 'email-changed', NoticeMailData> &
  Record<'account-exists', AccountExistsMailData>;

type Owner = Pick<UserEntity, 'id' | 'email' | 'language'>;

/** Orders account mails, in the transaction of the change that they report. */
@Injectable()
export class AccountMails {
  constructor(private readonly mail: MailService<LinkMails & NoticeMails>) {}

  /** To the address that the link verifies. */
  async link(
    { language }: Owner,
    { id, userId, purpose, email }: NewUserToken,
    manager: EntityManager,
    target: SignInTarget | null = null,
  ): Promise<void> {
    const data: LinkMailData = { tokenId: id, userId, ...(target && { target }) };
    await this.mail.order({ key: `${purpose}:${id}`, kind: purpose, language, recipient: email, data }, { manager });
  }

  passwordChanged(owner: Owner, manager: EntityManager): Promise<void> {
    return this.notice('password-changed', owner, manager);
  }

  /** To the current address. */
  emailChangeRequested(owner: Owner, manager: EntityManager): Promise<void> {
    return this.notice('email-change-requested', owner, manager);
  }

  /** To the former address. */
  emailChanged(owner: Owner, manager: EntityManager): Promise<void> {
    return this.notice('email-changed', owner, manager);
  }

  /** At most one per hour. Returns whether it was ordered. */
  accountExists({ id, email, language }: Owner, tokenId: string | null, manager: EntityManager): Promise<boolean> {
    const data: AccountExistsMailData = { userId: id, tokenId };
    const hour = new Date().toISOString().slice(0, 13);
    const key = `account-exists:${id}:${hour}`;
    return this.mail.order({ key, kind: 'account-exists', language, recipient: email, data }, { manager });
  }

  private async notice(
    kind: Exclude<keyof NoticeMails, 'account-exists'>,
    { id, email, language }: Owner,
    manager: EntityManager,
  ): Promise<void> {
    const data: NoticeMailData = { userId: id, at: new Date().toISOString() };
    await this.mail.order({ key: `${kind}:${randomUUID()}`, kind, language, recipient: email, data }, { manager });
  }
}

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
