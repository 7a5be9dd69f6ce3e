import { Injectable } from '@nestjs/common';
import type { FollowedCompany } from 'shared-contracts';
import { CompaniesService, logoUrl } from '../companies/index.ts';
import type { UserEntity } from '../users/index.ts';
import { CompanyFollowsRepository, type FollowedCompanyRecord } from './company-follows.repository.ts';

function toFollowedCompanyResponse(company: FollowedCompanyRecord): FollowedCompany {
  const { id, name, slug, logoHash, industry, jobCount, newestId, newestSlug, newestTitle, newestPostedAt } = company;
  const newestJob =
    newestId === null
      ? null
      : { id: newestId, slug: newestSlug, title: newestTitle, postedAt: newestPostedAt.toISOString() };
  return { id, name, slug, logoUrl: logoUrl(logoHash), industry, jobCount, newestJob };
}

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

  async listCards(user: Pick<UserEntity, 'id'>): Promise<FollowedCompany[]> {
    return (await this.follows.listCards(user.id)).map(toFollowedCompanyResponse);
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
