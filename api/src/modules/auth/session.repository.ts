import type { User } from 'shared-contracts';

export abstract class SessionRepository {
  /** Who signed in with this session; null for one that is unknown, expired or nobody's. */
  abstract findUser(sid: string): Promise<User | null>;
}
