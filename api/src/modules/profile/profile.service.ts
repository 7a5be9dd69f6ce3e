import { Injectable } from '@nestjs/common';
import type { ProfileChanges, User } from 'shared-contracts';
import { AccountsConfig } from '../../config/accounts.config.ts';
import { ForbiddenError, UnauthenticatedError } from '../auth/index.ts';
import { toUserResponse, UsersRepository, type UserEntity } from '../users/index.ts';
import { EmailReadOnlyError } from './profile.errors.ts';
import { mayChange } from './profile.policy.ts';

@Injectable()
export class ProfileService {
  constructor(
    private readonly users: UsersRepository,
    private readonly accounts: AccountsConfig,
  ) {}

  /**
   * Absent fields stay; null or blank empties one.
   * @throws ForbiddenError, EmailReadOnlyError, UnauthenticatedError once the account is gone
   */
  async update(user: Pick<UserEntity, 'id'>, id: number, { email, ...changes }: ProfileChanges): Promise<User> {
    if (!mayChange(user, id)) throw new ForbiddenError();
    const given = Object.entries(changes).map(([field, value]) => [field, value || null] as const);
    return this.users.inTransaction(async (manager) => {
      const known = await this.users.lock(id, manager);
      if (known === null) throw new UnauthenticatedError();
      if (email !== undefined && email !== known.email) throw new EmailReadOnlyError();
      return toUserResponse(await this.users.update(id, Object.fromEntries(given), manager), this.accounts);
    });
  }
}
