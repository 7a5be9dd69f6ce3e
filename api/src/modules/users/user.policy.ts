import { visitPauseMinutes } from 'shared-contracts';
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

/** End of the visit before the current one; null: there was only one. The request that begins a visit is not stored yet. */
export function lastVisitOf(
  { seenAt, lastVisitAt }: Pick<UserEntity, 'seenAt' | 'lastVisitAt'>,
  now: Date,
): Date | null {
  return now.getTime() - seenAt.getTime() > visitPauseMinutes * 60_000 ? seenAt : lastVisitAt;
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
