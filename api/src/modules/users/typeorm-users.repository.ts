import { Injectable } from '@nestjs/common';
import { DataSource, In, type EntityManager } from 'typeorm';
import { violatedUnique } from '../../database/unique-violation.ts';
import { UserEntity } from './entities/user.entity.ts';
import { EmailTakenError, UsernameTakenError } from './users.errors.ts';
import { UsersRepository, type NewUser, type UserChanges } from './users.repository.ts';

@Injectable()
export class TypeOrmUsersRepository extends UsersRepository {
  constructor(private readonly database: DataSource) {
    super();
  }

  inTransaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  find(id: number, manager = this.database.manager): Promise<UserEntity | null> {
    return manager.findOneBy(UserEntity, { id });
  }

  findAll(ids: readonly number[]): Promise<UserEntity[]> {
    return this.database.manager.findBy(UserEntity, { id: In([...ids]) });
  }

  findAdmins(): Promise<UserEntity[]> {
    return this.database.manager.find(UserEntity, { where: { role: 'admin' }, order: { id: 'asc' } });
  }

  findByEmail(email: string, manager = this.database.manager): Promise<UserEntity | null> {
    return manager.createQueryBuilder(UserEntity, 'u').where('lower(u.email) = lower(:email)', { email }).getOne();
  }

  findByLogin(login: string, manager = this.database.manager): Promise<UserEntity | null> {
    if (login.includes('@')) return this.findByEmail(login, manager);
    return manager.createQueryBuilder(UserEntity, 'u').where('lower(u.username) = lower(:login)', { login }).getOne();
  }

  lock(id: number, manager: EntityManager): Promise<UserEntity | null> {
    return manager.findOne(UserEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async insert(user: NewUser, manager: EntityManager): Promise<UserEntity> {
    const { identifiers } = await translated(() => manager.insert(UserEntity, user));
    return manager.findOneByOrFail(UserEntity, { id: identifiers[0]?.['id'] as number });
  }

  async update(id: number, changes: UserChanges, manager = this.database.manager): Promise<UserEntity> {
    await translated(() => manager.update(UserEntity, { id }, { ...changes, updatedAt: () => 'now()' }));
    return manager.findOneByOrFail(UserEntity, { id });
  }

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
