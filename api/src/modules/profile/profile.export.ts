import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FilesService } from '../files/index.ts';
import { OwnDataSources, UsersRepository, type OwnData, type UserEntity } from '../users/index.ts';
import { pictureFile } from './profile.service.ts';

/** Exports a user's account and picture. */
@Injectable()
export class ProfileExport implements OnModuleInit {
  constructor(
    private readonly sources: OwnDataSources,
    private readonly users: UsersRepository,
    private readonly files: FilesService,
  ) {}

  onModuleInit(): void {
    this.sources.register('profile', (userId) => this.profile(userId));
    this.sources.register('profile-picture', (userId) => this.picture(userId));
  }

  private async profile(userId: number): Promise<OwnData> {
    const user = await this.users.find(userId);
    return { records: user === null ? null : toProfileRecords(user), files: [] };
  }

  private async picture(userId: number): Promise<OwnData> {
    const { pictureId = null } = (await this.users.find(userId)) ?? {};
    if (pictureId === null) return { records: { file: null }, files: [] };
    const { name } = pictureFile;
    return { records: { file: name }, files: [{ name, open: () => this.files.read(pictureId) }] };
  }
}

/** Credentials of a user. They are never exported. */
export const secretColumns = [
  'passwordHash',
  'secondFactorSecret',
  'secondFactorStep',
] as const satisfies readonly (keyof UserEntity)[];

/** Lists the other columns one by one, so that a new secret is not exported. */
function toProfileRecords(user: UserEntity): Omit<UserEntity, (typeof secretColumns)[number]> {
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
    lastVisitAt: user.lastVisitAt,
    idleWarnedAt: user.idleWarnedAt,
    createdAt: user.createdAt,
    updatedAt: user.updatedAt,
  };
}
