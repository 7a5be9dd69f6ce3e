import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Acknowledgement, EmailChange, SignInTarget, User, VerificationRequest } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { AccountsConfig } from '../../../config/accounts.config.ts';
import { noteAccount } from '../../../http/index.ts';
import { AccountEvents, EmailTakenError, toUserResponse, UsersRepository, type UserEntity } from '../../users/index.ts';
import { TokenInvalidError, UnauthenticatedError } from '../auth.errors.ts';
import { AccountMails } from '../mails/account-mails.service.ts';
import { MailLimits } from '../mails/mail-limits.repository.ts';
import { PasswordCheck } from '../password/passwords.service.ts';
import { withMinimumTime } from '../response-time.policy.ts';
import { UserTokens } from '../tokens/user-tokens.service.ts';
import { AddressLinkService } from './address-link.service.ts';

const confirmed: Acknowledgement = { success: true, message: 'The address is confirmed.' };
/** The same with and without an account. */
const resent: Acknowledgement = {
  success: true,
  message: 'If the address waits to be confirmed, a mail is on its way.',
};

/** Verifies mail addresses. */
@Injectable()
export class VerificationService {
  constructor(
    private readonly users: UsersRepository,
    private readonly tokens: UserTokens,
    private readonly mails: AccountMails,
    private readonly events: AccountEvents,
    private readonly addressLink: AddressLinkService,
    private readonly limits: MailLimits,
  ) {}

  /**
   * Verifies the address of a new account, or a changed address. A link that is opened in a session of its account also links
   * the address (ADR 34).
   * @param viewer The signed-in user.
   * @throws TokenInvalidError, TokenExpiredError
   */
  async verify(token: string, viewer: UserEntity | null, request: FastifyRequest): Promise<Acknowledgement> {
    try {
      const user = await this.users.inTransaction((manager) => this.redeem(token, viewer, manager));
      noteAccount(request, user.id);
    } catch (error) {
      // Another account has verified the address concurrently.
      throw error instanceof EmailTakenError ? new TokenInvalidError() : error;
    }
    return confirmed;
  }

  /** @throws MailTooSoonError, with and without an account */
  async resend(given: VerificationRequest): Promise<Acknowledgement> {
    await withMinimumTime(this.users.inTransaction((manager) => this.resendTo(given, manager)));
    return resent;
  }

  /** @param given Contains the target of the first sign-in. */
  async sendLink(user: UserEntity, given: SignInTarget, manager: EntityManager): Promise<void> {
    const token = await this.tokens.issue(user, 'verify-email', user.email, manager);
    await this.mails.link(user, token, manager, targetOf(given));
  }

  private async redeem(text: string, viewer: UserEntity | null, manager: EntityManager): Promise<UserEntity> {
    const { token, user } = await this.tokens.open(text, ['verify-email', 'change-email'], manager);
    // Mail clients and users may open a link twice.
    if (user.isVerified && user.email === token.email) return user;
    const isChange = token.purpose === 'change-email';
    await this.tokens.use(token, isChange ? user.pendingEmail : user.email, manager);
    const changes = isChange ? { email: token.email, pendingEmail: null, addressLinkedAt: null } : {};
    const link = viewer?.id === user.id ? { addressLinkedAt: new Date() } : {};
    const changed = await this.users.update(user.id, { ...changes, ...link, isVerified: true }, manager);
    if (isChange) await this.mails.emailChanged(user, manager);
    await this.events.addressConfirmed(changed, manager);
    await this.addressLink.offer(changed, manager);
    return changed;
  }

  private async resendTo(given: VerificationRequest, manager: EntityManager): Promise<void> {
    await this.limits.consume('verify-email', given.email, manager);
    const found = await this.users.findByEmail(given.email, manager);
    const user = found === null ? null : await this.users.lock(found.id, manager);
    if (user === null || user.isVerified) return;
    await this.sendLink(user, given, manager);
  }
}

/** The fields of the target; null if there are none. */
function targetOf({ returnTo, save }: SignInTarget): SignInTarget | null {
  if (returnTo === undefined && save === undefined) return null;
  return { ...(returnTo !== undefined && { returnTo }), ...(save !== undefined && { save }) };
}

/** A change of address is pending until the link that is mailed to the new address is opened. */
@Injectable()
export class EmailChangeService {
  constructor(
    private readonly users: UsersRepository,
    private readonly check: PasswordCheck,
    private readonly tokens: UserTokens,
    private readonly mails: AccountMails,
    private readonly accounts: AccountsConfig,
  ) {}

  /**
   * The response does not reveal whether the new address has an account. Changing to the current address cancels a
   * pending change.
   */
  async change(user: UserEntity, { email, currentPassword }: EmailChange): Promise<User> {
    await this.check.requirePassword(user, currentPassword);
    if (email === user.email) return this.cancel(user);
    return withMinimumTime(this.users.inTransaction((manager) => this.wait(user, email, manager)));
  }

  cancel(user: UserEntity): Promise<User> {
    return this.users.inTransaction(async (manager) => {
      if ((await this.users.lock(user.id, manager)) === null) throw new UnauthenticatedError();
      await this.tokens.revoke(user, 'change-email', manager);
      return toUserResponse(await this.users.update(user.id, { pendingEmail: null }, manager), this.accounts);
    });
  }

  private async wait(user: UserEntity, email: string, manager: EntityManager): Promise<User> {
    await this.check.lock(user, manager);
    await this.tokens.revoke(user, 'change-email', manager);
    const waiting = await this.users.update(user.id, { pendingEmail: email }, manager);
    await this.mails.emailChangeRequested(waiting, manager);
    const owner = await this.users.findByEmail(email, manager);
    if (owner === null) {
      const token = await this.tokens.issue(waiting, 'change-email', email, manager);
      await this.mails.link(waiting, token, manager);
    }
    return toUserResponse(waiting, this.accounts);
  }
}
