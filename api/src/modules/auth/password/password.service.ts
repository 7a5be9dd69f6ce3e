import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Acknowledgement, PasswordChange, PasswordReset } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { noteAccount } from '../../../http/index.ts';
import { AccountEvents, UsersRepository, type UserEntity } from '../../users/index.ts';
import { AddressLinkService } from '../address/address.service.ts';
import { AccountMails } from '../mails/account-mails.service.ts';
import { MailLimits } from '../mails/mail-limits.repository.ts';
import { withMinimumTime } from '../response-time.policy.ts';
import { SecondFactorService } from '../second-factor/second-factor.service.ts';
import { SessionsRepository, type OpenSession } from '../sessions/sessions.repository.ts';
import { SessionsService } from '../sessions/sessions.service.ts';
import { LoginAttempts } from '../sign-in/attempts.repository.ts';
import { UserTokens } from '../tokens/user-tokens.service.ts';
import { PasswordCheck, Passwords, refuseCommonPassword } from './passwords.service.ts';

/** The same with and without an account. */
const requested: Acknowledgement = { success: true, message: 'If the address has an account, a mail will be sent.' };
const changed: Acknowledgement = { success: true, message: 'The password is changed.' };

/** Resets and changes passwords. */
@Injectable()
export class PasswordService {
  constructor(
    private readonly users: UsersRepository,
    private readonly passwords: Passwords,
    private readonly check: PasswordCheck,
    private readonly tokens: UserTokens,
    private readonly mails: AccountMails,
    private readonly sessions: SessionsRepository,
    private readonly signedIn: SessionsService,
    private readonly events: AccountEvents,
    private readonly logins: LoginAttempts,
    private readonly secondFactors: SecondFactorService,
    private readonly addressLink: AddressLinkService,
    private readonly limits: MailLimits,
  ) {}

  /** @throws MailTooSoonError, with and without an account */
  async forgot(email: string): Promise<Acknowledgement> {
    await withMinimumTime(this.users.inTransaction((manager) => this.sendLink(email, manager)));
    return requested;
  }

  /** The row lock lets one of two concurrent requests with a token succeed. @throws TokenInvalidError, TokenExpiredError */
  async reset({ token, password }: PasswordReset, request: FastifyRequest): Promise<Acknowledgement> {
    // Rejects invalid tokens before the expensive hash.
    this.tokens.read(token);
    const passwordHash = await this.passwords.hash(password);
    const user = await this.users.inTransaction((manager) => this.redeem(token, { password, passwordHash }, manager));
    noteAccount(request, user.id);
    return changed;
  }

  /** Ends all other sessions and renews the id of the current one. */
  async change(
    { user, content }: OpenSession,
    { currentPassword, password }: PasswordChange,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Acknowledgement> {
    await this.check.requirePassword(user, currentPassword);
    refuseCommonPassword(password, user);
    const passwordHash = await this.passwords.hash(password);
    const { secondFactor } = content;
    await this.users.inTransaction(async (manager) => {
      const current = await this.check.lock(user, manager);
      // A pending change of address may have been requested with the former password. The user can renew the calendar's
      // URL.
      await this.users.update(user.id, { passwordHash, pendingEmail: null }, manager);
      await this.tokens.revoke(user, 'reset-password', manager);
      await this.tokens.revoke(user, 'change-email', manager);
      await this.sessions.deleteAllOf(user.id, null, manager);
      await this.mails.passwordChanged(current, manager);
      // Last step: the cookie is sent with any response.
      await this.signedIn.begin(user, { secondFactor, manager }, request, reply);
    });
    return changed;
  }

  private async sendLink(email: string, manager: EntityManager): Promise<void> {
    await this.limits.consume('reset-password', email, manager);
    const found = await this.users.findByEmail(email, manager);
    const user = found === null ? null : await this.users.lock(found.id, manager);
    if (user === null) return;
    const token = await this.tokens.issue(user, 'reset-password', user.email, manager);
    await this.mails.link(user, token, manager);
  }

  /**
   * The link proves access to the mailbox, not ownership of the account: sessions, pending changes, the calendar's URL and the
   * second factor may belong to another person and are removed. An admin's second factor remains, so that access to the
   * mailbox alone does not give access to an admin account.
   */
  private async redeem(
    text: string,
    { password, passwordHash }: { password: string; passwordHash: string },
    manager: EntityManager,
  ): Promise<UserEntity> {
    const { token, user } = await this.tokens.open(text, ['reset-password'], manager);
    await this.tokens.use(token, user.email, manager);
    refuseCommonPassword(password, user);
    for (const purpose of ['change-email', 'link-address'] as const) await this.tokens.revoke(user, purpose, manager);
    await this.sessions.deleteAllOf(user.id, null, manager);
    if (user.role !== 'admin') await this.secondFactors.discard(user, manager);
    const fresh = {
      isVerified: true,
      pendingEmail: null,
      calendarId: null,
      failedSignIns: 0,
      failedSignInAt: null,
    };
    const renewed = await this.users.update(user.id, { passwordHash, ...fresh }, manager);
    await this.logins.clear(renewed, manager);
    await this.events.addressConfirmed(renewed, manager);
    await this.addressLink.offer(renewed, manager);
    await this.mails.passwordChanged(renewed, manager);
    return renewed;
  }
}
