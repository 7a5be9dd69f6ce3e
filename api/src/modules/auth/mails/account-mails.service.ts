import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SignInTarget } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { MailService } from '../../mail/index.ts';
import type { UserEntity } from '../../users/index.ts';
import type { NewUserToken, TokenPurpose } from '../tokens/user-tokens.repository.ts';

/** Mails with a link are composed only while the link is valid. */
export interface LinkMailData {
  tokenId: string;
  /** The account, to erase the mail with it, also if it was sent to another address. */
  userId: number;
  /** Encoded in the link, so that it works in any browser. */
  target?: SignInTarget;
}

export interface NoticeMailData {
  userId: number;
  /** ISO 8601. */
  at: string;
}

export interface AccountExistsMailData {
  userId: number;
  /** Token of a password link if the address is not verified yet; the link also verifies it. */
  tokenId: string | null;
}

export type NoticeKind = 'password-changed' | 'email-change-requested' | 'email-changed';

/** Mails with a link, by its purpose, and notifications. */
type AccountMailKinds = Record<TokenPurpose, LinkMailData> & Record<NoticeKind, NoticeMailData>;

declare module '../../mail/index.ts' {
  interface MailKinds extends AccountMailKinds {
    'account-exists': AccountExistsMailData;
  }
}

type Owner = Pick<UserEntity, 'id' | 'email' | 'language'>;

/** Enqueues account mails, in the transaction of the change that they report. */
@Injectable()
export class AccountMails {
  constructor(private readonly mail: MailService) {}

  /** To the address that the link verifies. */
  async link(
    { language }: Owner,
    { id, userId, purpose, email }: NewUserToken,
    manager: EntityManager,
    target: SignInTarget | null = null,
  ): Promise<void> {
    const data: LinkMailData = { tokenId: id, userId, ...(target && { target }) };
    await this.mail.enqueue({ key: `${purpose}:${id}`, kind: purpose, language, recipient: email, data }, { manager });
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

  /** At most one per hour. Returns whether it was enqueued. */
  accountExists({ id, email, language }: Owner, tokenId: string | null, manager: EntityManager): Promise<boolean> {
    const data: AccountExistsMailData = { userId: id, tokenId };
    const hour = new Date().toISOString().slice(0, 13);
    const key = `account-exists:${id}:${hour}`;
    return this.mail.enqueue({ key, kind: 'account-exists', language, recipient: email, data }, { manager });
  }

  private async notice(kind: NoticeKind, { id, email, language }: Owner, manager: EntityManager): Promise<void> {
    const data: NoticeMailData = { userId: id, at: new Date().toISOString() };
    await this.mail.enqueue({ key: `${kind}:${randomUUID()}`, kind, language, recipient: email, data }, { manager });
  }
}
