import type { EntityManager } from 'typeorm';
import type { TokenPurpose, UserTokenEntity } from './user-token.entity.ts';

export type NewUserToken = Omit<UserTokenEntity, 'usedAt' | 'revokedAt'>;

export type MailedLink = Omit<UserTokenEntity, 'id' | 'userId'>;

export abstract class UserTokensRepository {
  abstract find(id: string, manager?: EntityManager): Promise<UserTokenEntity | null>;
  /** Locks the row until the transaction ends. */
  abstract lock(id: string, manager: EntityManager): Promise<UserTokenEntity | null>;
  abstract insert(token: NewUserToken, manager: EntityManager): Promise<void>;
  abstract markUsed(id: string, manager: EntityManager): Promise<void>;
  /** Those of a purpose that were not used. */
  abstract revoke(userId: number, purpose: TokenPurpose, manager: EntityManager): Promise<void>;
  abstract countSince(userId: number, purpose: TokenPurpose, since: Date, manager: EntityManager): Promise<number>;
  /** Addresses and results of mailed links, oldest first, without the tokens. */
  abstract listMailed(userId: number): Promise<MailedLink[]>;
  /** Deletes tokens that are past their retention period; returns their number. */
  abstract deleteOld(now: Date): Promise<number>;
}
