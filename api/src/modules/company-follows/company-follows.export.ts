import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OwnDataSources } from '../users/index.ts';
import { CompanyFollowsRepository } from './company-follows.repository.ts';

/** Exports the companies that a user follows. */
@Injectable()
export class CompanyFollowsExport implements OnModuleInit {
  constructor(
    private readonly sources: OwnDataSources,
    private readonly follows: CompanyFollowsRepository,
  ) {}

  onModuleInit(): void {
    this.sources.register('followed-companies', async (userId) => ({
      records: await this.follows.listForOwner(userId),
      files: [],
    }));
  }
}
