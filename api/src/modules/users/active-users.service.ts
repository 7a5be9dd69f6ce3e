import { Injectable } from '@nestjs/common';
import { AccountsConfig } from '../../config/accounts.config.ts';
import type { UserEntity } from './user.entity.ts';
import { isActive } from './user.policy.ts';
import { UserNotFoundError } from './users.errors.ts';
import { UsersRepository } from './users.repository.ts';

/** Accounts that other users can assign to a job or invite to an interview. */
@Injectable()
export class ActiveUsers {
  constructor(
    private readonly users: UsersRepository,
    private readonly accounts: AccountsConfig,
  ) {}

  /** @throws UserNotFoundError */
  async require(who: { userId: number } | { email: string }): Promise<UserEntity> {
    const user = await ('userId' in who ? this.users.find(who.userId) : this.users.findByEmail(who.email));
    if (user === null || !isActive(user, this.accounts)) throw new UserNotFoundError();
    return user;
  }
}
