import { Injectable, type OnModuleInit } from '@nestjs/common';
import { OwnDataSources, type OwnData } from '../users/index.ts';
import { CompanyFollowsRepository } from './company-follows.repository.ts';

/** Exports the companies that a user follows. */
@Injectable()
export class CompanyFollowsExport implements OnModuleInit {
  constructor(
    private readonly sources: OwnDataSources,
    private readonly follows: CompanyFollowsRepository,
  ) {}

  onModuleInit(): void {
    this.sources.register('followed-companies', (userId) => this.collect(userId));
  }

  private async collect(userId: number): Promise<OwnData> {
    return { records: await this.follows.listForOwner(userId), files: [] };
  }
}
