import type { UserEntity } from './entities/user.entity.ts';

export const hasSecondFactor = ({ secondFactorSince }: Pick<UserEntity, 'secondFactorSince'>) =>
  secondFactorSince !== null;

/** Admins need a second factor wherever the installation is not the demo (DESIGN §3). */
export function needsSecondFactor(
  user: Pick<UserEntity, 'role' | 'secondFactorSince'>,
  { demo }: { demo: boolean },
): boolean {
  return user.role === 'admin' && !demo && !hasSecondFactor(user);
}

/** Whether others may name somebody: their address is proved wherever that is asked, and the account is to stay. */
export function isActive(
  { isVerified, deletionDueAt }: Pick<UserEntity, 'isVerified' | 'deletionDueAt'>,
  { requiresVerification }: { requiresVerification: boolean },
): boolean {
  return (isVerified || !requiresVerification) && deletionDueAt === null;
}
