import { Injectable } from '@nestjs/common';
import type { EmailChange, User } from 'shared-contracts';
import type { EntityManager } from 'typeorm';
import { AccountsConfig } from '../../../config/accounts.config.ts';
import { toUserResponse, UsersRepository, type UserEntity } from '../../users/index.ts';
import { PasswordCheck } from '../attempts/password-check.service.ts';
import { UnauthenticatedError } from '../auth.errors.ts';
import { AccountMails } from '../mails/account-mails.service.ts';
import { withMinimumTime } from '../response-time.policy.ts';
import { UserTokens } from '../tokens/user-tokens.service.ts';

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
