import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../../users/index.ts';
import type { SessionContent, SessionEntity } from './session.entity.ts';

/** A session that counts, and whose it is. */
export interface OpenSession {
  sid: string;
  content: SessionContent;
  user: UserEntity;
}

/** Everything that ends sessions takes a transaction's manager where it is part of one. */
export abstract class SessionsRepository {
  /** Null for one that is unknown or expired. */
  abstract find(sid: string): Promise<OpenSession | null>;
  /** Its user was seen too. */
  abstract insert(session: Pick<SessionEntity, 'sid' | 'sess' | 'expire'>, manager?: EntityManager): Promise<void>;
  /** Of a session that goes on; its user was seen too. */
  abstract touch(sid: string, content: SessionContent, expire: Date): Promise<void>;
  abstract change(sid: string, changes: Partial<SessionContent>, manager: EntityManager): Promise<void>;
  abstract delete(sid: string, manager?: EntityManager): Promise<void>;
  /** Of this user alone; whether there was one. `id` is its public one. */
  abstract deleteOf(userId: number, id: string): Promise<boolean>;
  /** All sessions of a user, or all but one. */
  abstract deleteAllOf(userId: number, except?: string | null, manager?: EntityManager): Promise<void>;
  /** Those that count, the latest seen first. */
  abstract list(userId: number): Promise<SessionEntity[]>;
  /** Returns how many. */
  abstract deleteExpired(now: Date): Promise<number>;
}
