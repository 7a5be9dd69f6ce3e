import type { UserEntity } from './user.entity.ts';

export const hasSecondFactor = ({ secondFactorSince }: Pick<UserEntity, 'secondFactorSince'>) =>
  secondFactorSince !== null;

/** Whether data that visitors sent with the account's address belongs to the account: verification alone does not suffice (ADR 34). */
export const isAddressLinked = ({ addressLinkedAt }: Pick<UserEntity, 'addressLinkedAt'>) => addressLinkedAt !== null;

/** Admins need a second factor, except in the demo (DESIGN §3). */
export function needsSecondFactor(
  user: Pick<UserEntity, 'role' | 'secondFactorSince'>,
  { demo }: { demo: boolean },
): boolean {
  return user.role === 'admin' && !demo && !hasSecondFactor(user);
}

/**
 * Whether other users can name the account: its address is verified if the installation requires it, and no deletion is
 * pending.
 */
export function isActive(
  { isVerified, deletionDueAt }: Pick<UserEntity, 'isVerified' | 'deletionDueAt'>,
  { requiresVerification }: { requiresVerification: boolean },
): boolean {
  return (isVerified || !requiresVerification) && deletionDueAt === null;
}
