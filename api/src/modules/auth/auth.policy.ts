import type { Role } from 'shared-contracts';
import { needsSecondFactor, type UserEntity } from '../users/index.ts';
import { SecondFactorSetupRequiredError } from './auth.errors.ts';

/** Admins have the permissions of candidates. */
function hasRole(user: Pick<UserEntity, 'role'>, role: Role | null): boolean {
  return role === null || user.role === role || user.role === 'admin';
}

/**
 * Whether a user may act in a role; a null user may not. All checks for admins use this function, which requires the
 * second factor. @throws SecondFactorSetupRequiredError
 */
export function mayActAs(
  role: Role | null,
  user: Pick<UserEntity, 'role' | 'secondFactorSince'>,
  installation: { demo: boolean },
): boolean {
  if (!hasRole(user, role)) return false;
  if (role === 'admin' && needsSecondFactor(user, installation)) throw new SecondFactorSetupRequiredError();
  return true;
}
