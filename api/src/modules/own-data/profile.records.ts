import type { UserEntity } from '../users/index.ts';

/** Columns of a user that prove who somebody is. They leave the database for nobody, not even their owner. */
export const secretColumns = [
  'passwordHash',
  'secondFactorSecret',
  'secondFactorStep',
] as const satisfies readonly (keyof UserEntity)[];

/** Everything else, column by column, so that a new secret does not get out by itself. */
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
