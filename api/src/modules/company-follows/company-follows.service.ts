import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CompaniesService } from '../companies/index.ts';
import { OwnDataSources, type UserEntity } from '../users/index.ts';
import { CompanyFollowsRepository } from './company-follows.repository.ts';

/** Every change returns all followed companies, so that buttons, lists and alerts are consistent. */
@Injectable()
export class CompanyFollowsService implements OnModuleInit {
  constructor(
    private readonly follows: CompanyFollowsRepository,
    private readonly companies: CompaniesService,
    private readonly dataSources: OwnDataSources,
  ) {}

  /** Adds the followed companies to exports of the user's data. */
  onModuleInit(): void {
    this.dataSources.register('followed-companies', async (userId) => ({
      records: await this.follows.listForOwner(userId),
      files: [],
    }));
  }

  list(user: Pick<UserEntity, 'id'>): Promise<number[]> {
    return this.follows.list(user.id);
  }

  /** @throws CompanyNotFoundError */
  async follow(user: Pick<UserEntity, 'id'>, idOrSlug: string): Promise<number[]> {
    await this.follows.add(user.id, await this.companies.requireId(idOrSlug));
    return this.follows.list(user.id);
  }

  /** @throws CompanyNotFoundError */
  async unfollow(user: Pick<UserEntity, 'id'>, idOrSlug: string): Promise<number[]> {
    await this.follows.remove(user.id, await this.companies.requireId(idOrSlug));
    return this.follows.list(user.id);
  }
}
