import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SessionsRepository } from '../auth/index.ts';
import { OwnDataSources, UsersRepository, type OwnData } from '../users/index.ts';
import { toProfileRecords } from './profile.records.ts';

/** Exports the account and its sessions. */
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

  /** Without the columns that identify the cookie. */
  private async signIns(userId: number): Promise<OwnData> {
    const sessions = await this.sessions.list(userId);
    const records = sessions.map(({ sess: { userId: _owner, ...content }, expire }) => ({ ...content, expire }));
    return { records, files: [] };
  }
}
