import { Injectable } from '@nestjs/common';
import type { User } from 'shared-contracts';
import { CompaniesService } from '../companies/index.ts';
import { CompanyFollowsRepository } from './company-follows.repository.ts';

/** Every answer is what the person follows now: one page's button, another's list and the alerts agree. */
@Injectable()
export class CompanyFollowsService {
  constructor(
    private readonly follows: CompanyFollowsRepository,
    private readonly companies: CompaniesService,
  ) {}

  list(user: User): Promise<number[]> {
    return this.follows.list(user.id);
  }

  /** @throws CompanyNotFoundError */
  async follow(user: User, idOrSlug: string): Promise<number[]> {
    await this.follows.add(user.id, await this.companies.requireId(idOrSlug));
    return this.follows.list(user.id);
  }

  /** @throws CompanyNotFoundError */
  async unfollow(user: User, idOrSlug: string): Promise<number[]> {
    await this.follows.remove(user.id, await this.companies.requireId(idOrSlug));
    return this.follows.list(user.id);
  }
}
