import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OwnDataSources } from '../../users/index.ts';
import { UserTokensRepository } from './user-tokens.repository.ts';

/** Exports the addresses of mailed links, without the tokens. */
@Injectable()
export class UserTokensExport implements OnModuleInit {
  constructor(
    private readonly sources: OwnDataSources,
    private readonly tokens: UserTokensRepository,
  ) {}

  onModuleInit(): void {
    this.sources.register('mailed-links', async (userId) => ({
      records: await this.tokens.listMailed(userId),
      files: [],
    }));
  }
}
