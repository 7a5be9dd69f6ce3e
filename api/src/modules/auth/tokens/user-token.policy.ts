import type { TokenPurpose, UserTokenEntity } from './user-token.entity.ts';

const hour = 3_600_000;

const lifetimes: Record<TokenPurpose, number> = {
  'verify-email': 24 * hour,
  'change-email': 24 * hour,
  'reset-password': hour,
  'link-address': 7 * 24 * hour,
};

export const expiryOf = (purpose: TokenPurpose, now: Date) => new Date(now.getTime() + lifetimes[purpose]);

/** Neither used nor revoked; it may have expired. */
export const isOpen = ({ usedAt, revokedAt }: Pick<UserTokenEntity, 'usedAt' | 'revokedAt'>) =>
  usedAt === null && revokedAt === null;

export const hasExpired = ({ expiresAt }: Pick<UserTokenEntity, 'expiresAt'>, now: Date) => expiresAt <= now;
