import type { Role } from 'shared-contracts';
import { needsSecondFactor, type UserEntity } from '../users/index.ts';
import { SecondFactorSetupRequiredError } from './auth.errors.ts';

/** An admin may do what everybody may. */
function hasRole(user: Pick<UserEntity, 'role'>, role: Role | null): boolean {
  return role === null || user.role === role || user.role === 'admin';
}

/**
 * Whether somebody may act in a role; null: in none. Whatever asks for an admin asks here, so that none of it is open to
 * one without the second factor that admins need. @throws SecondFactorSetupRequiredError
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
