import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SessionsRepository } from '../auth/index.ts';
import { OwnDataSources, UsersRepository, type OwnData, type UserEntity } from '../users/index.ts';

/** Exports the account and its sessions. */
@Injectable()
export class AccountExport implements OnModuleInit {
  constructor(
    private readonly sources: OwnDataSources,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsRepository,
  ) {}

  onModuleInit(): void {
    this.sources.register('profile', (userId) => this.profile(userId));
    this.sources.register('sessions', (userId) => this.signIns(userId));
  }

  private async profile(userId: number): Promise<OwnData> {
    const user = await this.users.find(userId);
    return { records: user === null ? null : toProfileRecords(user), files: [] };
  }

  /** Without the columns that identify the cookie. */
  private async signIns(userId: number): Promise<OwnData> {
    const sessions = await this.sessions.list(userId);
    const records = sessions.map(({ sess: { userId: _owner, ...content }, expire }) => ({ ...content, expire }));
    return { records, files: [] };
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
    idleWarnedAt: user.idleWarnedAt,
    createdAt: user.createdAt,
    updatedAt: user.updatedAt,
  };
}
