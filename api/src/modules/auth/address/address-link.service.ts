import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Acknowledgement } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { noteAccount } from '../../../http/index.ts';
import {
  AccountEvents,
  isAddressLinked,
  UsersRepository,
  VisitorDataSources,
  type UserEntity,
} from '../../users/index.ts';
import { TokenInvalidError, UnauthenticatedError, VerificationRequiredError } from '../auth.errors.ts';
import { AccountMails } from '../mails/account-mails.service.ts';
import { MailLimits } from '../mails/mail-limits.repository.ts';
import { SessionsRepository, type OpenSession } from '../sessions/sessions.repository.ts';
import { UserTokens } from '../tokens/user-tokens.service.ts';

const ordered: Acknowledgement = { success: true, message: 'The link is in the mail.' };
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
    return ordered;
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
