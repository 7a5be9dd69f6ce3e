import { Injectable } from '@nestjs/common';
import type { ProfileChanges, User } from 'shared-contracts';
import { AccountsConfig } from '../../config/accounts.config.ts';
import { ForbiddenError, UnauthenticatedError } from '../auth/index.ts';
import { toUserResponse, UsersRepository, type UserEntity } from '../users/index.ts';
import { mayChange } from './profile.policy.ts';

@Injectable()
export class ProfileService {
  constructor(
    private readonly users: UsersRepository,
    private readonly accounts: AccountsConfig,
  ) {}

  /** Absent fields stay; null or blank empties one. @throws ForbiddenError, UnauthenticatedError once the account is gone */
  async update(user: Pick<UserEntity, 'id'>, id: number, changes: ProfileChanges): Promise<User> {
    if (!mayChange(user, id)) throw new ForbiddenError();
    const given = Object.entries(changes).map(([field, value]) => [field, value || null] as const);
    return this.users.inTransaction(async (manager) => {
      if ((await this.users.lock(id, manager)) === null) throw new UnauthenticatedError();
      return toUserResponse(await this.users.update(id, Object.fromEntries(given), manager), this.accounts);
    });
  }
}
