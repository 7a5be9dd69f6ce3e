import type { EntityManager } from 'typeorm';
import type { UserEntity } from './entities/user.entity.ts';

export type NewUser = Pick<UserEntity, 'username' | 'email' | 'passwordHash' | 'firstName' | 'lastName' | 'language'> &
  Partial<Pick<UserEntity, 'role' | 'isVerified'>>;

/** The mutable columns; the repository sets `updatedAt`. */
export type UserChanges = Partial<Omit<UserEntity, 'id' | 'createdAt' | 'updatedAt'>>;

export abstract class UsersRepository {
  abstract inTransaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T>;
  abstract find(id: number, manager?: EntityManager): Promise<UserEntity | null>;
  /** In no order; unknown ids are omitted. */
  abstract findAll(ids: readonly number[]): Promise<UserEntity[]>;
  /** Ordered by id. */
  abstract findAdmins(): Promise<UserEntity[]>;
  /** Case-insensitive. */
  abstract findByEmail(email: string, manager?: EntityManager): Promise<UserEntity | null>;
  /** By user name, or by address if it contains an `@`; case-insensitive. */
  abstract findByLogin(login: string, manager?: EntityManager): Promise<UserEntity | null>;
  /** Locks the row until the transaction ends. */
  abstract lock(id: number, manager: EntityManager): Promise<UserEntity | null>;
  /** @throws UsernameTakenError, EmailTakenError: unique indexes decide between concurrent inserts */
  abstract insert(user: NewUser, manager: EntityManager): Promise<UserEntity>;
  /** Returns the updated user. @throws UsernameTakenError, EmailTakenError */
  abstract update(id: number, changes: UserChanges, manager?: EntityManager): Promise<UserEntity>;
  /** After `AccountEvents.accountErased`, in the same transaction. */
  abstract delete(id: number, manager: EntityManager): Promise<void>;
}
