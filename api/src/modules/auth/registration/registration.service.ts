import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Acknowledgement, Registration, RegistrationAnswer } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { AccountsConfig } from '../../../config/accounts.config.ts';
import { noteAccount } from '../../../http/index.ts';
import { MailsRepository } from '../../mail/index.ts';
import {
  AccountEvents,
  EmailTakenError,
  toUserResponse,
  UsernameTakenError,
  UsersRepository,
  type RegistrationChoices,
  type UserEntity,
} from '../../users/index.ts';
import { VerificationService } from '../address/address.service.ts';
import { AccountVerifiedError, TokenInvalidError } from '../auth.errors.ts';
import { RegistrationDecoysRepository } from '../decoys/registration-decoys.repository.ts';
import { RegistrationDecoys } from '../decoys/registration-decoys.service.ts';
import { AccountMails } from '../mails/account-mails.service.ts';
import { MailLimits } from '../mails/mail-limits.repository.ts';
import { Passwords, refuseCommonPassword } from '../password/passwords.service.ts';
import { withMinimumTime } from '../response-time.policy.ts';
import { SessionsRepository } from '../sessions/sessions.repository.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { UserTokens } from '../tokens/user-tokens.service.ts';

/** A validated registration. Absent fields have their defaults. */
export type FullRegistration = Registration & RegistrationChoices;

/** Hashes of one password, in the formats of accounts and of decoys. */
interface Hashes {
  account: string;
  decoy: Buffer;
}

/** The same for an address with and without an account. */
const verificationRequired: RegistrationAnswer = {
  user: null,
  requiresVerification: true,
  message: 'A mail will be sent. Open its link to confirm the address.',
};

@Injectable()
export class RegistrationService {
  constructor(
    private readonly users: UsersRepository,
    private readonly passwords: Passwords,
    private readonly verification: VerificationService,
    private readonly decoys: RegistrationDecoys,
    private readonly storedDecoys: RegistrationDecoysRepository,
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
      await withMinimumTime(this.registerUnverified(given));
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
      await this.storedDecoys.insert({ username, email, passwordHash: hashes.decoy }, manager);
      await this.mailOwner(email, manager);
    } else {
      await this.insert(given, hashes.account, manager);
    }
  }

  /**
   * Whether the address has an account. Counts a verification mail in both cases. @throws UsernameTakenError
   */
  private async isKnown(given: FullRegistration, manager: EntityManager): Promise<boolean> {
    await this.storedDecoys.lock(given, manager);
    const user = await this.users.findByLogin(given.username, manager);
    const isTaken = user !== null || (await this.storedDecoys.hasUsername(given.username, manager));
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
   * The account of an unverified address may belong to another person: its mail contains a link that sets a new password
   * and verifies the address, but no link that verifies the address with the current password.
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

const removed: Acknowledgement = { success: true, message: 'The account is removed.' };

/** Removes an account with the link in its verification mail, for the owner of an address who did not register. */
@Injectable()
export class RegistrationRemovalService {
  constructor(
    private readonly users: UsersRepository,
    private readonly tokens: UserTokens,
    private readonly events: AccountEvents,
    private readonly mails: MailsRepository,
    private readonly sessions: SessionsRepository,
    private readonly passwords: Passwords,
    private readonly decoys: RegistrationDecoysRepository,
    private readonly accounts: AccountsConfig,
  ) {}

  /** Accepts an expired link. @throws TokenInvalidError, AccountVerifiedError */
  async remove(text: string, request: FastifyRequest): Promise<Acknowledgement> {
    await this.users.inTransaction(async (manager) => {
      const { token, user } = await this.tokens.open(text, ['verify-email'], manager);
      if (token.email !== user.email) throw new TokenInvalidError();
      if (user.isVerified) throw new AccountVerifiedError();
      noteAccount(request, user.id);
      await (this.accounts.requiresVerification ? this.erase(user, manager) : this.schedule(user, manager));
    });
    return removed;
  }

  /** The account never had a session, so it has no data that only the worker can erase. */
  private async erase(user: UserEntity, manager: EntityManager): Promise<void> {
    await this.events.accountErased(user, manager);
    // The owner of the address did not make the other registrations either.
    await this.decoys.deleteOfAddress(user.email, manager);
    await this.users.delete(user.id, manager);
    await this.mails.deleteOfUser({ id: user.id, email: null }, manager);
  }

  /**
   * Without mandatory verification the account may have been used: its password and calendar URL are disabled immediately, and
   * the worker's retention rules erase it.
   */
  private async schedule({ id }: UserEntity, manager: EntityManager): Promise<void> {
    const passwordHash = await this.passwords.hash(randomUUID());
    await this.users.update(id, { passwordHash, calendarId: null, deletionDueAt: new Date() }, manager);
    await this.sessions.deleteAllOf(id, null, manager);
  }
}
