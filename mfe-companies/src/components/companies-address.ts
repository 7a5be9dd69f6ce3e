import { byName, companyFacetNames, routes, toCompanySearchParams, type CompanyFilter } from 'shared-contracts';

/** The whole list. */
export const everyCompany: CompanyFilter = {
  search: '',
  ...byName(companyFacetNames, () => []),
  sort: 'jobs',
  page: 1,
};

/** URL of the company list with a filter. */
export function companiesAddress(filter: CompanyFilter): string {
  const query = toCompanySearchParams(filter).toString();
  return query === '' ? routes.companies : `${routes.companies}?${query}`;
}
