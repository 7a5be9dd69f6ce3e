import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Registration, RegistrationAnswer } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { AccountsConfig } from '../../../config/accounts.config.ts';
import {
  AccountEvents,
  EmailTakenError,
  toUserResponse,
  UsernameTakenError,
  UsersRepository,
  type RegistrationChoices,
  type UserEntity,
} from '../../users/index.ts';
import { AccountMails } from '../mails/account-mails.ts';
import { Passwords } from '../passwords.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { UserTokens } from '../tokens/user-tokens.ts';
import { VerificationService } from '../verification/verification.service.ts';

/** As the schema hands it on: what was left out has its default. */
export type FullRegistration = Registration & RegistrationChoices;

/** The same for a new and for a known address. */
const confirmationAsked: RegistrationAnswer = {
  user: null,
  requiresVerification: true,
  message: 'A mail is on its way. Open its link to confirm the address.',
};

@Injectable()
export class RegistrationService {
  constructor(
    private readonly users: UsersRepository,
    private readonly passwords: Passwords,
    private readonly verification: VerificationService,
    private readonly tokens: UserTokens,
    private readonly mails: AccountMails,
    private readonly sessions: SessionsService,
    private readonly events: AccountEvents,
    private readonly accounts: AccountsConfig,
  ) {}

  /** @throws UsernameTakenError, and EmailTakenError only where nobody's address has to be confirmed */
  async register(given: FullRegistration, request: FastifyRequest, reply: FastifyReply): Promise<RegistrationAnswer> {
    const passwordHash = await this.passwords.hash(given.password);
    const user = await this.insertOrTellOwner(given, passwordHash);
    if (user === null || this.accounts.requiresVerification) return confirmationAsked;
    await this.sessions.begin(user, { secondFactor: false }, request, reply);
    const message = 'The account exists, and you are signed in.';
    return { user: toUserResponse(user, this.accounts), requiresVerification: false, message };
  }

  /** Null: the address has an account, and its owner hears of it. The database decides, also between two at once. */
  private async insertOrTellOwner(given: FullRegistration, passwordHash: string): Promise<UserEntity | null> {
    try {
      return await this.users.inTransaction((manager) => this.insert(given, passwordHash, manager));
    } catch (error) {
      if (!(error instanceof EmailTakenError)) throw error;
      // Of two reasons the database names either one, and the name has to be told whatever the address is.
      if ((await this.users.findByLogin(given.username)) !== null) throw new UsernameTakenError();
      if (!this.accounts.requiresVerification) throw error;
      await this.users.inTransaction((manager) => this.tellOwner(given.email, manager));
      return null;
    }
  }

  private async insert(given: FullRegistration, passwordHash: string, manager: EntityManager): Promise<UserEntity> {
    const { username, email, language, subscribeToNewsletter, newsletterFrequency, categories } = given;
    const names = { firstName: given.firstName || null, lastName: given.lastName || null };
    const user = await this.users.insert({ username, email, passwordHash, ...names, language }, manager);
    await this.verification.sendLink(user, manager);
    const choices = { subscribeToNewsletter, newsletterFrequency, categories, language };
    await this.events.registered(user, choices, manager);
    return user;
  }

  /**
   * Where nobody confirmed the address, whoever made the account need not be who reads its mails: they get a link for a
   * password of their own, which confirms it too, and none that lets the first one's password in.
   */
  private async tellOwner(email: string, manager: EntityManager): Promise<void> {
    const found = await this.users.findByEmail(email, manager);
    const owner = found === null ? null : await this.users.lock(found.id, manager);
    if (owner === null) return;
    const tokenId = owner.isVerified ? null : randomUUID();
    const isFirst = await this.mails.accountExists(owner, tokenId, manager);
    if (isFirst && tokenId !== null) await this.tokens.issue(owner, 'reset-password', owner.email, manager, tokenId);
  }
}
