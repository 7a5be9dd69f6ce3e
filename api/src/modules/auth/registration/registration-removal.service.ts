import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Acknowledgement } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { AccountsConfig } from '../../../config/accounts.config.ts';
import { noteAccount } from '../../../http/index.ts';
import { MailsRepository } from '../../mail/index.ts';
import { AccountEvents, UsersRepository, type UserEntity } from '../../users/index.ts';
import { AccountVerifiedError, TokenInvalidError } from '../auth.errors.ts';
import { RegistrationDecoysRepository } from '../decoys/registration-decoys.repository.ts';
import { Passwords } from '../passwords.service.ts';
import { SessionsRepository } from '../sessions/sessions.repository.ts';
import { UserTokens } from '../tokens/user-tokens.service.ts';

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
