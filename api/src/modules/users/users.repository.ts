import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { AccountsConfig } from '../../config/accounts.config.ts';
import { violatedUnique } from '../../database/postgres.errors.ts';
import { AppError } from '../../http/index.ts';
import { UserEntity } from './user.entity.ts';
import { isActive } from './user.policy.ts';

export class UsernameTakenError extends AppError {
  override readonly name = 'UsernameTakenError';

  constructor() {
    super(409, 'username_taken', 'This username is taken.', { username: 'username_taken' });
  }
}

export class EmailTakenError extends AppError {
  override readonly name = 'EmailTakenError';

  constructor() {
    super(409, 'email_taken', 'This e-mail address has an account.', { email: 'email_taken' });
  }
}

/** The user does not exist, or other users cannot name the account. */
export class UserNotFoundError extends AppError {
  override readonly name = 'UserNotFoundError';

  constructor() {
    super(404, 'user_not_found', 'There is no such user.');
  }
}

export type NewUser = Pick<UserEntity, 'username' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'language'> &
  Partial<Pick<UserEntity, 'role' | 'isVerified'>>;

/** The mutable columns; the repository sets `updatedAt`. */
export type UserChanges = Partial<Omit<UserEntity, 'id' | 'createdAt' | 'updatedAt'>>;

@Injectable()
export class UsersRepository {
  constructor(private readonly database: DataSource) {}

  inTransaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  find(id: number, manager = this.database.manager): Promise<UserEntity | null> {
    return manager.findOneBy(UserEntity, { id });
  }

  /** In no order; unknown ids are omitted. */
  findAll(ids: readonly number[]): Promise<UserEntity[]> {
    return this.database.manager.findBy(UserEntity, { id: In([...ids]) });
  }

  /** Ordered by id. */
  findAdmins(): Promise<UserEntity[]> {
    return this.database.manager.find(UserEntity, { where: { role: 'admin' }, order: { id: 'asc' } });
  }

  /** Case-insensitive. */
  findByEmail(email: string, manager = this.database.manager): Promise<UserEntity | null> {
    return manager.createQueryBuilder(UserEntity, 'u').where('lower(u.email) = lower(:email)', { email }).getOne();
  }

  /** By user name, or by address if it contains an `@`; case-insensitive. */
  findByLogin(login: string, manager = this.database.manager): Promise<UserEntity | null> {
    if (login.includes('@')) return this.findByEmail(login, manager);
    return manager.createQueryBuilder(UserEntity, 'u').where('lower(u.username) = lower(:login)', { login }).getOne();
  }

  /** Locks the row until the transaction ends. */
  lock(id: number, manager: EntityManager): Promise<UserEntity | null> {
    return manager.findOne(UserEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** @throws UsernameTakenError, EmailTakenError: unique indexes decide between concurrent inserts */
  async insert(user: NewUser, manager: EntityManager): Promise<UserEntity> {
    const { identifiers } = await translated(() => manager.insert(UserEntity, user));
    return manager.findOneByOrFail(UserEntity, { id: identifiers[0]?.['id'] as number });
  }

  /** Returns the updated user. @throws UsernameTakenError, EmailTakenError */
  async update(id: number, changes: UserChanges, manager = this.database.manager): Promise<UserEntity> {
    await translated(() => manager.update(UserEntity, { id }, { ...changes, updatedAt: () => 'now()' }));
    return manager.findOneByOrFail(UserEntity, { id });
  }

  /** After `AccountEvents.accountErased`, in the same transaction. */
  async delete(id: number, manager: EntityManager): Promise<void> {
    await manager.delete(UserEntity, { id });
  }
}

async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const index = violatedUnique(error);
    if (index === 'users_username') throw new UsernameTakenError();
    if (index === 'users_email') throw new EmailTakenError();
    throw error;
  }
}

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
