import { Controller, Header, Param } from '@nestjs/common';
import { followCompany, listFollowedCompanies, unfollowCompany } from 'shared-contracts';
import { Authenticated } from '../../http/access.ts';
import { Route } from '../../http/route.ts';
import { CurrentUser } from '../auth/index.ts';
import type { UserEntity } from '../users/index.ts';
import { CompanyFollowsService } from './company-follows.service.ts';

@Controller()
@Authenticated()
export class CompanyFollowsController {
  constructor(private readonly follows: CompanyFollowsService) {}

  @Route(listFollowedCompanies)
  @Header('cache-control', 'private, no-store')
  list(@CurrentUser() user: UserEntity): Promise<number[]> {
    return this.follows.list(user);
  }

  @Route(followCompany)
  @Header('cache-control', 'private, no-store')
  follow(@Param('companyId') company: string, @CurrentUser() user: UserEntity): Promise<number[]> {
    return this.follows.follow(user, company);
  }

  @Route(unfollowCompany)
  @Header('cache-control', 'private, no-store')
  unfollow(@Param('companyId') company: string, @CurrentUser() user: UserEntity): Promise<number[]> {
    return this.follows.unfollow(user, company);
  }
}
