import type { Role, User } from 'shared-contracts';

/** An admin may do what everybody may. */
export function hasRole(user: Pick<User, 'role'>, role: Role | null): boolean {
  return role === null || user.role === role || user.role === 'admin';
}
