import type { EntityManager } from 'typeorm';
import type { UserEntity } from './entities/user.entity.ts';

export type NewUser = Pick<UserEntity, 'username' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'language'> &
  Partial<Pick<UserEntity, 'role' | 'isVerified'>>;

/** Everything about a user that changes, `updatedAt` apart: the repository sets it. */
export type UserChanges = Partial<Omit<UserEntity, 'id' | 'createdAt' | 'updatedAt'>>;

export abstract class UsersRepository {
  abstract inTransaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;
  abstract find(id: number, manager?: EntityManager): Promise<UserEntity | null>;
  /** In no order; unknown ones are left out. */
  abstract findAll(ids: readonly number[]): Promise<UserEntity[]>;
  /** By number. */
  abstract findAdmins(): Promise<UserEntity[]>;
  /** In either spelling. */
  abstract findByEmail(email: string, manager?: EntityManager): Promise<UserEntity | null>;
  /** By name, or by address where there is an `@`; in either spelling. */
  abstract findByLogin(login: string, manager?: EntityManager): Promise<UserEntity | null>;
  /** Locks the row until the transaction ends. */
  abstract lock(id: number, manager: EntityManager): Promise<UserEntity | null>;
  /** @throws UsernameTakenError, EmailTakenError: the database decides between two at once. */
  abstract insert(user: NewUser, manager: EntityManager): Promise<UserEntity>;
  /** Answers the user as it is then. @throws UsernameTakenError, EmailTakenError */
  abstract update(id: number, changes: UserChanges, manager?: EntityManager): Promise<UserEntity>;
  /** After `AccountEvents.accountErased`, in the same transaction. */
  abstract delete(id: number, manager: EntityManager): Promise<void>;
}
