import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SessionsRepository } from '../auth/index.ts';
import { OwnDataSources, UsersRepository, type OwnData } from '../users/index.ts';
import { toProfileRecords } from './profile.records.ts';

/** The account itself and where it is signed in. */
@Injectable()
export class AccountData implements OnModuleInit {
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

  /** Without what stands for the cookie. */
  private async signIns(userId: number): Promise<OwnData> {
    const sessions = await this.sessions.list(userId);
    const records = sessions.map(({ sess: { userId: _owner, ...content }, expire }) => ({ ...content, expire }));
    return { records, files: [] };
  }
}
