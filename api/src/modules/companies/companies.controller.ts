import { Controller, Param, type StreamableFile } from '@nestjs/common';
import {
  getCompany,
  getCompanyLogo,
  listCompanies,
  toCompanyFilter,
  type Company,
  type CompanyListPage,
  type CompanyListVariables,
} from 'shared-contracts';
import { companyListSchema } from 'shared-contracts/schemas';
import {
  AnswersPicture,
  DocumentsErrors,
  exampleCompany,
  exampleHash,
  type ExampleOf,
  Public,
  Route,
  toPictureAnswer,
  ValidatedQuery,
  Versioned,
} from '../../http/index.ts';
import { CompaniesService } from './companies.service.ts';

const { id, name, slug, logoUrl, logo, industry, location, jobCount } = exampleCompany;

const listCompaniesExample: ExampleOf<typeof listCompanies> = {
  answer: {
    items: [{ id, name, slug, logoUrl, logo, industry, location, jobCount }],
    page: 1,
    totalPages: 1,
    total: 1,
  },
};

const getCompanyExample: ExampleOf<typeof getCompany> = {
  variables: { companyId: 'vela-digital' },
  answer: { ...exampleCompany, externalId: 'C-34' },
};

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

@Controller()
export class CompanyLogosController {
  constructor(private readonly companies: CompaniesService) {}

  @Route(getCompanyLogo, { contentType: 'image/*', variables: { hash: exampleHash } })
  @DocumentsErrors({ 404: ['not_found'] })
  @Public()
  @AnswersPicture()
  async get(@Param('hash') hash: string): Promise<StreamableFile> {
    return toPictureAnswer(await this.companies.logo(hash));
  }
}
