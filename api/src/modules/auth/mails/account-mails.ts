import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SignInTarget } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { MailService } from '../../mail/index.ts';
import type { UserEntity } from '../../users/index.ts';
import type { NewUserToken } from '../tokens/user-tokens.repository.ts';

/** Mails that bring a link, by what it is for; the mail is made only while the link is good for something. */
export const linkMailKinds = ['verify-email', 'change-email', 'reset-password', 'link-address'] as const;
export interface LinkMailData {
  tokenId: string;
  /** By which the mail is forgotten with the account, also where it went to an address that is not the account's. */
  userId: number;
  /** What the link carries, so that it works in any browser. */
  target?: SignInTarget;
}

export const passwordChanged = 'password-changed';
export const emailChangeRequested = 'email-change-requested';
export const emailChanged = 'email-changed';
export interface NoticeMailData {
  userId: number;
  /** ISO 8601. */
  at: string;
}

export const accountExists = 'account-exists';
export interface AccountExistsMailData {
  userId: number;
  /** Of a link for a new password, where the address was not confirmed yet: that confirms it too. */
  tokenId: string | null;
}

type Owner = Pick<UserEntity, 'id' | 'email' | 'language'>;

/** Orders the mails of accounts, in the transaction of what they are about. */
@Injectable()
export class AccountMails {
  constructor(private readonly mail: MailService) {}

  /** To the address that the link proves. */
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
    return this.notice(passwordChanged, owner, manager);
  }

  /** To the address that it still is. */
  emailChangeRequested(owner: Owner, manager: EntityManager): Promise<void> {
    return this.notice(emailChangeRequested, owner, manager);
  }

  /** To the address that it was. */
  emailChanged(owner: Owner, manager: EntityManager): Promise<void> {
    return this.notice(emailChanged, owner, manager);
  }

  /** At most one per hour; resolves to whether it was sent now. */
  accountExists({ id, email, language }: Owner, tokenId: string | null, manager: EntityManager): Promise<boolean> {
    const data: AccountExistsMailData = { userId: id, tokenId };
    const hour = new Date().toISOString().slice(0, 13);
    const key = `${accountExists}:${id}:${hour}`;
    return this.mail.order({ key, kind: accountExists, language, recipient: email, data }, { manager });
  }

  private async notice(kind: string, { id, email, language }: Owner, manager: EntityManager): Promise<void> {
    const data: NoticeMailData = { userId: id, at: new Date().toISOString() };
    await this.mail.order({ key: `${kind}:${randomUUID()}`, kind, language, recipient: email, data }, { manager });
  }
}
