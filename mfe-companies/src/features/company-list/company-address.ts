import { routes, toCompanySearchParams, type CompanyFilter } from 'shared-contracts';

/** The list keeps its state in the address bar. */
export function companiesAddress(filter: CompanyFilter): string {
  const query = toCompanySearchParams(filter).toString();
  return query === '' ? routes.companies : `${routes.companies}?${query}`;
}
