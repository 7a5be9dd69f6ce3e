import { Injectable } from '@nestjs/common';
import { CompaniesService } from '../companies/index.ts';
import type { UserEntity } from '../users/index.ts';
import { CompanyFollowsRepository } from './company-follows.repository.ts';

/** Every change returns all followed companies, so that buttons, lists and alerts are consistent. */
@Injectable()
export class CompanyFollowsService {
  constructor(
    private readonly follows: CompanyFollowsRepository,
    private readonly companies: CompaniesService,
  ) {}

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
