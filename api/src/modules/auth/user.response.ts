import type { User } from 'shared-contracts';

/** Field by field, so that nothing else that a session may hold gets out. */
export function toUserResponse(user: User): User {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    role: user.role,
    profilePicture: user.profilePicture,
  };
}
