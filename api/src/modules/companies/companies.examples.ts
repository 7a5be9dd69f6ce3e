import type { getCompany, listCompanies } from 'shared-contracts';
import type { ExampleOf } from '../../http/endpoint-docs.ts';
import { exampleCompany } from '../../http/openapi/examples.ts';

const { id, name, slug, logoUrl, logo, industry, location, jobCount } = exampleCompany;

export const listCompaniesExample: ExampleOf<typeof listCompanies> = {
  answer: {
    items: [{ id, name, slug, logoUrl, logo, industry, location, jobCount }],
    page: 1,
    totalPages: 1,
    total: 1,
  },
};

export const getCompanyExample: ExampleOf<typeof getCompany> = {
  variables: { companyId: 'vela-digital' },
  answer: { ...exampleCompany, externalId: 'C-34' },
};
