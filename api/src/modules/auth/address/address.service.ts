import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Acknowledgement, EmailChange, SignInTarget, User, VerificationRequest } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { AccountsConfig } from '../../../config/accounts.config.ts';
import { noteAccount } from '../../../http/index.ts';
import {
  AccountEvents,
  EmailTakenError,
  isAddressLinked,
  toUserResponse,
  UsersRepository,
  VisitorDataSources,
  type UserEntity,
} from '../../users/index.ts';
import { TokenInvalidError, UnauthenticatedError, VerificationRequiredError } from '../auth.errors.ts';
import { AccountMails } from '../mails/account-mails.service.ts';
import { MailLimits } from '../mails/mail-limits.repository.ts';
import { PasswordCheck } from '../password/passwords.service.ts';
import { withMinimumTime } from '../response-time.policy.ts';
import { SessionsRepository, type OpenSession } from '../sessions/sessions.repository.ts';
import { UserTokens } from '../tokens/user-tokens.service.ts';

const enqueued: Acknowledgement = { success: true, message: 'A mail with the link will be sent.' };
const linked: Acknowledgement = { success: true, message: 'The address is linked to the account.' };

/**
 * Links an account to its verified address (ADR 34). Before that, data that visitors sent with the address does not belong to
 * the account: verification proves only that the owner of the mailbox opened a link, not that they own the account.
 */
@Injectable()
export class AddressLinkService {
  constructor(
    private readonly users: UsersRepository,
    private readonly tokens: UserTokens,
    private readonly mails: AccountMails,
    private readonly sessions: SessionsRepository,
    private readonly events: AccountEvents,
    private readonly visitorData: VisitorDataSources,
    private readonly limits: MailLimits,
  ) {}

  /** Mails the link if visitors sent data with the address; at most once a month. The caller has locked the user's row. */
  async offer(user: UserEntity, manager: EntityManager): Promise<void> {
    if (!user.isVerified || isAddressLinked(user)) return;
    if (await this.tokens.wasIssuedWithinMonth(user, 'link-address', manager)) return;
    if (!(await this.visitorData.hasAny(user.email, manager))) return;
    await this.limits.count('link-address', user.email, manager);
    await this.mailLink(user, manager);
  }

  /** The response does not reveal whether visitors sent data with the address. @throws VerificationRequiredError, MailTooSoonError */
  async request({ user: { id } }: OpenSession): Promise<Acknowledgement> {
    await this.users.inTransaction(async (manager) => {
      const user = await this.users.lock(id, manager);
      if (user === null) throw new UnauthenticatedError();
      if (!user.isVerified) throw new VerificationRequiredError();
      await this.limits.consume('link-address', user.email, manager);
      await this.mailLink(user, manager);
    });
    return enqueued;
  }

  /** @throws TokenInvalidError, also for the link of another account; TokenExpiredError */
  async confirm(session: OpenSession, token: string, request: FastifyRequest): Promise<Acknowledgement> {
    await this.users.inTransaction((manager) => this.redeem(session, token, manager));
    noteAccount(request, session.user.id);
    return linked;
  }

  private async redeem({ sid, user: { id } }: OpenSession, text: string, manager: EntityManager): Promise<void> {
    const { token, user } = await this.tokens.open(text, ['link-address'], manager);
    if (user.id !== id) throw new TokenInvalidError();
    // The row is locked: a password reset that ended this session has committed.
    if ((await this.sessions.find(sid)) === null) throw new UnauthenticatedError();
    await this.tokens.use(token, user.email, manager);
    const changed = await this.users.update(id, { addressLinkedAt: new Date() }, manager);
    await this.events.addressConfirmed(changed, manager);
  }

  private async mailLink(user: UserEntity, manager: EntityManager): Promise<void> {
    const token = await this.tokens.issue(user, 'link-address', user.email, manager);
    await this.mails.link(user, token, manager);
  }
}

const confirmed: Acknowledgement = { success: true, message: 'The address is confirmed.' };
/** The same with and without an account. */
const resent: Acknowledgement = {
  success: true,
  message: 'If the address is not confirmed yet, a mail will be sent.',
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
