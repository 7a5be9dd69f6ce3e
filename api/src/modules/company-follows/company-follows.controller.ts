import { Controller, Header, Param } from '@nestjs/common';
import {
  followCompany,
  listFollowedCompanies,
  listFollowedCompanyCards,
  unfollowCompany,
  type FollowedCompany,
} from 'shared-contracts';
import { Authenticated, DocumentsErrors, exampleCompany, exampleJob, type ExampleOf, Route } from '../../http/index.ts';
import { CurrentUser } from '../auth/index.ts';
import type { UserEntity } from '../users/index.ts';
import { CompanyFollowsService } from './company-follows.service.ts';

const listFollowedCompaniesExample: ExampleOf<typeof listFollowedCompanies> = { answer: [34, 51] };

const listFollowedCompanyCardsExample: ExampleOf<typeof listFollowedCompanyCards> = {
  answer: [
    {
      id: exampleCompany.id,
      name: exampleCompany.name,
      slug: exampleCompany.slug,
      logoUrl: exampleCompany.logoUrl,
      industry: exampleCompany.industry,
      jobCount: 1,
      newestJob: { id: exampleJob.id, slug: exampleJob.slug, title: exampleJob.title, postedAt: exampleJob.postedAt },
    },
  ],
};

const followCompanyExample: ExampleOf<typeof followCompany> = {
  variables: { companyId: 'vela-digital' },
  answer: [34, 51],
};

const unfollowCompanyExample: ExampleOf<typeof unfollowCompany> = {
  variables: { companyId: 'vela-digital' },
  answer: [51],
};

@Controller()
@Authenticated()
export class CompanyFollowsController {
  constructor(private readonly follows: CompanyFollowsService) {}

  @Route(listFollowedCompanies, listFollowedCompaniesExample)
  @Header('cache-control', 'private, no-store')
  list(@CurrentUser() user: UserEntity): Promise<number[]> {
    return this.follows.list(user);
  }

  @Route(listFollowedCompanyCards, listFollowedCompanyCardsExample)
  @Header('cache-control', 'private, no-store')
  listCards(@CurrentUser() user: UserEntity): Promise<FollowedCompany[]> {
    return this.follows.listCards(user);
  }

  @Route(followCompany, followCompanyExample)
  @DocumentsErrors({ 404: ['company_not_found'] })
  @Header('cache-control', 'private, no-store')
  follow(@Param('companyId') company: string, @CurrentUser() user: UserEntity): Promise<number[]> {
    return this.follows.follow(user, company);
  }

  @Route(unfollowCompany, unfollowCompanyExample)
  @DocumentsErrors({ 404: ['company_not_found'] })
  @Header('cache-control', 'private, no-store')
  unfollow(@Param('companyId') company: string, @CurrentUser() user: UserEntity): Promise<number[]> {
    return this.follows.unfollow(user, company);
  }
}
