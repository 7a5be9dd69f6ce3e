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
import { refuseCommonPassword } from '../common-passwords.ts';
import { RegistrationDecoys } from '../decoys/registration-decoys.ts';
import { AccountMails } from '../mails/account-mails.ts';
import { MailLimits } from '../mails/mail-limits.ts';
import { Passwords } from '../passwords.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { steadily } from '../steady-answer.ts';
import { UserTokens } from '../tokens/user-tokens.ts';
import { VerificationService } from '../verification/verification.service.ts';

/** A registration as validated: fields that were left out have their defaults. */
export type FullRegistration = Registration & RegistrationChoices;

/** Of one password: as an account stores it, and as a decoy does. */
interface Hashes {
  account: string;
  decoy: Buffer;
}

/** The same for an address with and without an account. */
const verificationRequired: RegistrationAnswer = {
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
    private readonly decoys: RegistrationDecoys,
    private readonly tokens: UserTokens,
    private readonly mails: AccountMails,
    private readonly sessions: SessionsService,
    private readonly events: AccountEvents,
    private readonly accounts: AccountsConfig,
    private readonly limits: MailLimits,
  ) {}

  /** @throws UsernameTakenError; EmailTakenError, only where addresses are not verified */
  async register(given: FullRegistration, request: FastifyRequest, reply: FastifyReply): Promise<RegistrationAnswer> {
    refuseCommonPassword(given.password, given);
    if (this.accounts.requiresVerification) {
      await steadily(this.registerUnverified(given));
      return verificationRequired;
    }
    const passwordHash = await this.passwords.hash(given.password);
    const user = await this.users.inTransaction(async (manager) => {
      if (await this.isKnown(given, manager)) throw new EmailTakenError();
      return this.insert(given, passwordHash, manager);
    });
    await this.sessions.begin(user, { secondFactor: false }, request, reply);
    const message = 'The account exists, and you are signed in.';
    return { user: toUserResponse(user, this.accounts), requiresVerification: false, message };
  }

  /** Both hashes are computed whether or not the address has an account. */
  private async registerUnverified(given: FullRegistration): Promise<void> {
    const { email, password } = given;
    const hashes = {
      account: await this.passwords.hash(password),
      decoy: await this.decoys.hash(email, password),
    };
    const attempt = () => this.users.inTransaction((manager) => this.insertOrAddDecoy(given, hashes, manager));
    try {
      await attempt();
    } catch (error) {
      if (!(error instanceof EmailTakenError)) throw error;
      // A change of address has taken the address concurrently: the second attempt finds its account.
      await attempt();
    }
  }

  private async insertOrAddDecoy(given: FullRegistration, hashes: Hashes, manager: EntityManager): Promise<void> {
    if (await this.isKnown(given, manager)) {
      const { username, email } = given;
      await this.decoys.add({ username, email, passwordHash: hashes.decoy }, manager);
      await this.mailOwner(email, manager);
    } else {
      await this.insert(given, hashes.account, manager);
    }
  }

  /**
   * Whether the address has an account. Whether or not it has: its next verification mail has to wait. @throws
   * UsernameTakenError
   */
  private async isKnown(given: FullRegistration, manager: EntityManager): Promise<boolean> {
    await this.decoys.lock(given, manager);
    const user = await this.users.findByLogin(given.username, manager);
    const isTaken = user !== null || (await this.decoys.hasUsername(given.username, manager));
    if (isTaken) throw new UsernameTakenError();
    await this.limits.count('verify-email', given.email, manager);
    return (await this.users.findByEmail(given.email, manager)) !== null;
  }

  private async insert(given: FullRegistration, passwordHash: string, manager: EntityManager): Promise<UserEntity> {
    const { username, email, language, subscribeToNewsletter, newsletterFrequency, categories } = given;
    const names = { firstName: given.firstName || null, lastName: given.lastName || null };
    const user = await this.users.insert({ username, email, passwordHash, ...names, language }, manager);
    await this.verification.sendLink(user, given, manager);
    const choices = { subscribeToNewsletter, newsletterFrequency, categories, language };
    await this.events.registered(user, choices, manager);
    return user;
  }

  /**
   * Where the address is not verified, the account may be another person's: the mail has a link that sets a password and
   * verifies the address, and none that admits the present password.
   */
  private async mailOwner(email: string, manager: EntityManager): Promise<void> {
    const found = await this.users.findByEmail(email, manager);
    const owner = found === null ? null : await this.users.lock(found.id, manager);
    if (owner === null) return;
    const tokenId = owner.isVerified ? null : randomUUID();
    const isFirst = await this.mails.accountExists(owner, tokenId, manager);
    if (isFirst && tokenId !== null) await this.tokens.issue(owner, 'reset-password', owner.email, manager, tokenId);
  }
}
