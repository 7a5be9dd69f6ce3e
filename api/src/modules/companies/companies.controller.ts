import { Controller, Param } from '@nestjs/common';
import { getCompany, type Company } from 'shared-contracts';
import { Public } from '../../http/access.ts';
import { Route } from '../../http/route.ts';
import { Versioned } from '../../http/versioned.interceptor.ts';
import { CompaniesService } from './companies.service.ts';

@Controller()
@Versioned()
export class CompaniesController {
  constructor(private readonly companies: CompaniesService) {}

  @Route(getCompany)
  @Public()
  get(@Param('companyId') idOrSlug: string): Promise<Company> {
    return this.companies.get(idOrSlug);
  }
}
