import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Acknowledgement } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { noteAccount } from '../../../http/audited.ts';
import { AccountEvents, EmailTakenError, UsersRepository, type UserEntity } from '../../users/index.ts';
import { TokenInvalidError } from '../auth.errors.ts';
import { AccountMails } from '../mails/account-mails.ts';
import { steadily } from '../steady-answer.ts';
import { UserTokens } from '../tokens/user-tokens.ts';

const confirmed: Acknowledgement = { success: true, message: 'The address is confirmed.' };
/** Whether or not there is such an account. */
const resent: Acknowledgement = {
  success: true,
  message: 'If the address waits to be confirmed, a mail is on its way.',
};

/** Proving that an address is its owner's. */
@Injectable()
export class VerificationService {
  constructor(
    private readonly users: UsersRepository,
    private readonly tokens: UserTokens,
    private readonly mails: AccountMails,
    private readonly events: AccountEvents,
  ) {}

  /** Of a new account, or of a changed address. @throws TokenInvalidError, TokenExpiredError */
  async verify(token = '', request: FastifyRequest): Promise<Acknowledgement> {
    try {
      const user = await this.users.inTransaction((manager) => this.redeem(token, manager));
      noteAccount(request, user.id);
    } catch (error) {
      // Somebody else has proved the address meanwhile.
      throw error instanceof EmailTakenError ? new TokenInvalidError() : error;
    }
    return confirmed;
  }

  async resend(email: string): Promise<Acknowledgement> {
    await steadily(this.users.inTransaction((manager) => this.resendTo(email, manager)));
    return resent;
  }

  async sendLink(user: UserEntity, manager: EntityManager): Promise<void> {
    const token = await this.tokens.issue(user, 'verify-email', user.email, manager);
    await this.mails.link(user, token, manager);
  }

  private async redeem(text: string, manager: EntityManager): Promise<UserEntity> {
    const { token, user } = await this.tokens.open(text, ['verify-email', 'change-email'], manager);
    // What the link proves is so already: mail programs and people open it twice.
    if (user.isVerified && user.email === token.email) return user;
    const isChange = token.purpose === 'change-email';
    await this.tokens.use(token, isChange ? user.pendingEmail : user.email, manager);
    const changes = isChange ? { email: token.email, pendingEmail: null } : {};
    const changed = await this.users.update(user.id, { ...changes, isVerified: true }, manager);
    if (isChange) await this.mails.emailChanged(user, manager);
    await this.events.addressConfirmed(changed, manager);
    return changed;
  }

  private async resendTo(email: string, manager: EntityManager): Promise<void> {
    const found = await this.users.findByEmail(email, manager);
    const user = found === null ? null : await this.users.lock(found.id, manager);
    if (user === null || user.isVerified) return;
    if (await this.tokens.isTooSoon(user, 'verify-email', manager)) return;
    await this.sendLink(user, manager);
  }
}
