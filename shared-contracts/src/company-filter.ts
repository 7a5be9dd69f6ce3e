import type { CompanyListVariables } from './companies.contract.ts';
import { companySorts, isOneOf, type CompanySort } from './enums.ts';
import { toPageNumber } from './pagination.ts';

/** Filter of the company list. */
export interface CompanyFilter {
  search: string;
  sort: CompanySort;
  /** From 1. */
  page: number;
}

/** Parses the variables of `templateVariables(listCompanies)`. Never throws. */
export function toCompanyFilter({ search, sort, page }: CompanyListVariables): CompanyFilter {
  return {
    search: search?.trim() ?? '',
    sort: isOneOf(companySorts, sort) ? sort : 'name',
    page: toPageNumber(page),
  };
}

/** Query string of a filter, in canonical order and without defaults. */
export function toCompanySearchParams({ search, sort, page }: CompanyFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (search !== '') query.set('search', search);
  if (sort !== 'name') query.set('sort', sort);
  if (page > 1) query.set('page', String(page));
  return query;
}
