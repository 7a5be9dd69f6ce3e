import type { UserEntity } from '../users/index.ts';

/** Credentials of a user. They are never exported. */
export const secretColumns = [
  'passwordHash',
  'secondFactorSecret',
  'secondFactorStep',
] as const satisfies readonly (keyof UserEntity)[];

/** Lists the other columns one by one, so that a new secret is not exported. */
export function toProfileRecords(user: UserEntity): Omit<UserEntity, (typeof secretColumns)[number]> {
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    role: user.role,
    bio: user.bio,
    location: user.location,
    phone: user.phone,
    pictureId: user.pictureId,
    language: user.language,
    isVerified: user.isVerified,
    addressLinkedAt: user.addressLinkedAt,
    pendingEmail: user.pendingEmail,
    secondFactorSince: user.secondFactorSince,
    failedSignIns: user.failedSignIns,
    failedSignInAt: user.failedSignInAt,
    calendarId: user.calendarId,
    deletionDueAt: user.deletionDueAt,
    seenAt: user.seenAt,
    idleWarnedAt: user.idleWarnedAt,
    createdAt: user.createdAt,
    updatedAt: user.updatedAt,
  };
}
