import { Controller, Param } from '@nestjs/common';
import {
  getCompany,
  listCompanies,
  toCompanyFilter,
  type Company,
  type CompanyListPage,
  type CompanyListVariables,
} from 'shared-contracts';
import { companyListSchema } from 'shared-contracts/schemas';
import { Public } from '../../http/access.ts';
import { DocumentsErrors } from '../../http/openapi/handler-docs.ts';
import { Route } from '../../http/route.ts';
import { ValidatedQuery } from '../../http/validated.ts';
import { Versioned } from '../../http/versioned.interceptor.ts';
import { CompaniesService } from './companies.service.ts';
import { getCompanyExample, listCompaniesExample } from './companies.examples.ts';

@Controller()
@Versioned()
export class CompaniesController {
  constructor(private readonly companies: CompaniesService) {}

  @Route(listCompanies, listCompaniesExample)
  @Public()
  list(@ValidatedQuery(companyListSchema) query: CompanyListVariables): Promise<CompanyListPage> {
    return this.companies.list(toCompanyFilter(query));
  }

  @Route(getCompany, getCompanyExample)
  @DocumentsErrors({ 404: ['company_not_found'] })
  @Public()
  get(@Param('companyId') idOrSlug: string): Promise<Company> {
    return this.companies.get(idOrSlug);
  }
}
