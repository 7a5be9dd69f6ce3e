import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OwnDataSources, type OwnData } from '../../users/index.ts';
import { SessionsRepository } from './sessions.repository.ts';

/** Exports a user's sessions, without the columns that identify the cookie. */
@Injectable()
export class SessionsExport implements OnModuleInit {
  constructor(
    private readonly sources: OwnDataSources,
    private readonly sessions: SessionsRepository,
  ) {}

  onModuleInit(): void {
    this.sources.register('sessions', (userId) => this.collect(userId));
  }

  private async collect(userId: number): Promise<OwnData> {
    const sessions = await this.sessions.list(userId);
    const records = sessions.map(({ sess: { userId: _owner, ...content }, expire }) => ({ ...content, expire }));
    return { records, files: [] };
  }
}
