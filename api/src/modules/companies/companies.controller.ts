import { Controller, Param, type StreamableFile } from '@nestjs/common';
import {
  getCompany,
  getCompanyFigures,
  getCompanyLogo,
  listCompanies,
  listHomeCompanies,
  toCompanyFilter,
  type Company,
  type CompanyCard,
  type CompanyFigures,
  type CompanyListPage,
  type CompanyListVariables,
  type HomeCompanies,
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

const { id, name, slug, logoUrl, logo, industry, location, description, jobCount } = exampleCompany;

const exampleCard: CompanyCard = {
  id,
  name,
  slug,
  logoUrl,
  logo,
  industry,
  location,
  description,
  jobCount,
  payCount: 5,
  cities: ['Porto', 'Braga'],
  cityCount: 3,
  areas: ['tecnologia', 'design'],
  answerDays: 6,
};

const listCompaniesExample: ExampleOf<typeof listCompanies> = {
  answer: {
    items: [exampleCard],
    page: 1,
    totalPages: 1,
    total: 1,
    jobTotal: jobCount,
    facets: {
      industry: [{ value: 'tecnologia', label: 'Tecnologia', count: 1 }],
      city: [{ value: 'porto', label: 'Porto', count: 1 }],
      workplace: [{ value: 'hybrid', label: 'hybrid', count: 1 }],
    },
  },
};

const listHomeCompaniesExample: ExampleOf<typeof listHomeCompanies> = {
  answer: { items: [{ id, name, slug, logoUrl, jobCount }], total: 1 },
};

const getCompanyExample: ExampleOf<typeof getCompany> = {
  variables: { companyId: 'vela-digital' },
  answer: { ...exampleCompany, externalId: 'C-34' },
};

const months = ['2025-04', '2025-05', '2025-06', '2025-07', '2025-08', '2025-09', '2025-10', '2025-11', '2025-12'];

const getCompanyFiguresExample: ExampleOf<typeof getCompanyFigures> = {
  variables: { companyId: 'vela-digital' },
  answer: {
    areas: [{ slug: 'tecnologia', name: 'Tecnologia', count: 4 }],
    cities: [{ name: 'Porto', count: 5, point: { latitude: 41.15, longitude: -8.61 } }],
    remote: 1,
    pay: { stated: 5, open: 6 },
    payEverywhere: { stated: 3030, open: 4968 },
    adverts: [...months, '2026-01', '2026-02', '2026-03'].map((month, count) => ({ month, count })),
    since: 2024,
    answers: {
      medianDays: 6,
      count: 11,
      days: [
        { days: 2, count: 3 },
        { days: 6, count: 7 },
        { days: 19, count: 1 },
      ],
    },
    similar: [exampleCard],
  },
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

  @Route(listHomeCompanies, listHomeCompaniesExample)
  @Public()
  listForHome(): Promise<HomeCompanies> {
    return this.companies.listForHome();
  }

  @Route(getCompany, getCompanyExample)
  @DocumentsErrors({ 404: ['company_not_found'] })
  @Public()
  get(@Param('companyId') idOrSlug: string): Promise<Company> {
    return this.companies.get(idOrSlug);
  }

  @Route(getCompanyFigures, getCompanyFiguresExample)
  @DocumentsErrors({ 404: ['company_not_found'] })
  @Public()
  figures(@Param('companyId') idOrSlug: string): Promise<CompanyFigures> {
    return this.companies.figures(idOrSlug);
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
