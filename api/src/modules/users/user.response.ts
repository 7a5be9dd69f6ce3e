import { expandTemplate, getPicture, type User } from 'shared-contracts';
import type { UserEntity } from './user.entity.ts';
import { hasSecondFactor, needsSecondFactor } from './user.policy.ts';

/** Lists the fields one by one, so that no other column is exposed. */
export function toUserResponse(user: UserEntity, installation: { demo: boolean }): User {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    role: user.role,
    profilePicture: user.pictureId === null ? null : expandTemplate(getPicture.template, { v: user.pictureId }),
    bio: user.bio,
    location: user.location,
    phone: user.phone,
    language: user.language,
    isVerified: user.isVerified,
    pendingEmail: user.pendingEmail,
    hasSecondFactor: hasSecondFactor(user),
    needsSecondFactor: needsSecondFactor(user, installation),
    deletionDueAt: user.deletionDueAt?.toISOString() ?? null,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  };
}
