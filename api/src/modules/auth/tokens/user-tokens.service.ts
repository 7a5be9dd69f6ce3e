import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { cancelRegistrationHref, routes, withSignInTarget, type SignInTarget } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { AccountsConfig } from '../../../config/accounts.config.ts';
import { ServerConfig } from '../../../config/server.config.ts';
import { SignedId } from '../../../security/secrets.format.ts';
import { UsersRepository, type UserEntity } from '../../users/index.ts';
import { TokenExpiredError, TokenInvalidError } from '../auth.errors.ts';
import {
  expiryOf,
  hasExpired,
  isOpen,
  UserTokensRepository,
  type NewUserToken,
  type TokenPurpose,
  type UserTokenEntity,
} from './user-tokens.repository.ts';

const pages: Record<TokenPurpose, string> = {
  'verify-email': routes.verifyEmail,
  'change-email': routes.verifyEmail,
  'reset-password': routes.resetPassword,
  'link-address': routes.linkAddress,
};

/** The mailed links of accounts. Their text is stored only in the mail. */
@Injectable()
export class UserTokenLink {
  private readonly ids: SignedId;

  constructor(
    { secret }: AccountsConfig,
    private readonly server: ServerConfig,
  ) {
    this.ids = new SignedId(secret, 'user-token');
  }

  /** Absolute URL for a mail. */
  url({ id, purpose }: Pick<UserTokenEntity, 'id' | 'purpose'>, target: SignInTarget = {}): string {
    return withSignInTarget(`${this.server.publicUrl}${pages[purpose]}?token=${this.ids.token(id)}`, target);
  }

  /** Absolute URL of the page that removes the account, for the verification mail. */
  cancelUrl({ id }: Pick<UserTokenEntity, 'id'>): string {
    return this.server.publicUrl + cancelRegistrationHref(this.ids.token(id));
  }

  /** The row id in a token; null if the signature is invalid. */
  read(text: string): string | null {
    return this.ids.read(text);
  }
}

const month = 30 * 86_400_000;

/** A token and its user; both rows are locked. */
export interface OpenedToken {
  token: UserTokenEntity;
  user: UserEntity;
}

/** Tokens of mailed links. The user's row is locked by the caller or by `open`, always before the token's. */
@Injectable()
export class UserTokens {
  constructor(
    private readonly tokens: UserTokensRepository,
    private readonly users: UsersRepository,
    private readonly link: UserTokenLink,
  ) {}

  /**
   * Earlier tokens of this purpose remain valid until one is used, so that repeated requests by a third party do not
   * invalidate the user's links.
   */
  async issue(
    { id: userId }: Pick<UserEntity, 'id'>,
    purpose: TokenPurpose,
    email: string,
    manager: EntityManager,
    id = randomUUID() as string,
  ): Promise<NewUserToken> {
    const createdAt = new Date();
    const token = { id, userId, purpose, email, createdAt, expiresAt: expiryOf(purpose, createdAt) };
    await this.tokens.insert(token, manager);
    return token;
  }

  async wasIssuedWithinMonth({ id }: UserEntity, purpose: TokenPurpose, manager: EntityManager): Promise<boolean> {
    return (await this.tokens.countSince(id, purpose, new Date(Date.now() - month), manager)) > 0;
  }

  revoke({ id }: Pick<UserEntity, 'id'>, purpose: TokenPurpose, manager: EntityManager): Promise<void> {
    return this.tokens.revoke(id, purpose, manager);
  }

  /** The row id. Checks the signature without a query. @throws TokenInvalidError */
  read(text: string): string {
    const id = this.link.read(text);
    if (id === null) throw new TokenInvalidError();
    return id;
  }

  /** Also opens used, revoked and expired tokens. @throws TokenInvalidError */
  async open(text: string, purposes: readonly TokenPurpose[], manager: EntityManager): Promise<OpenedToken> {
    const id = this.read(text);
    const found = await this.tokens.find(id, manager);
    if (found === null || !purposes.includes(found.purpose)) throw new TokenInvalidError();
    const user = await this.users.lock(found.userId, manager);
    const token = await this.tokens.lock(id, manager);
    if (user === null || token === null) throw new TokenInvalidError();
    return { token, user };
  }

  /**
   * Consumes an opened token and all others of its purpose. It is valid only for the account's current or pending
   * address. @throws TokenInvalidError, TokenExpiredError
   */
  async use(token: UserTokenEntity, email: string | null, manager: EntityManager): Promise<void> {
    if (!isOpen(token) || token.email !== email) throw new TokenInvalidError();
    if (hasExpired(token, new Date())) throw new TokenExpiredError();
    await this.tokens.markUsed(token.id, manager);
    await this.tokens.revoke(token.userId, token.purpose, manager);
  }
}
