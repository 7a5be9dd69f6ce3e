import { defineEndpoint, type NoVariables } from './endpoint.ts';
import { companySorts, isOneOf, type CompanySort } from './enums.ts';
import { toPageNumber } from './pagination.ts';
import type { Integer } from './scalars.ts';

export interface CompanySummary {
  id: Integer;
  name: string;
  slug: string;
  /** URL on our origin; null if the client should render a placeholder. */
  logoUrl: string | null;
  logo: string | null;
  website: string | null;
  description: string | null;
  industry: string | null;
  location: string | null;
  employees: Integer | null;
  /** Number of open jobs. */
  jobCount: Integer;
}

export interface Company extends CompanySummary {
  externalId: string;
}

/** `companyId` is the number or the slug. 404 `company_not_found`. */
export const getCompany = defineEndpoint<{ companyId: string }, Company>({
  name: 'getCompany',
  method: 'GET',
  template: '/api/proxy/companies/{companyId}',
  tags: ['Company'],
});

/** A company in a list. */
export type CompanyCard = Pick<
  CompanySummary,
  'id' | 'name' | 'slug' | 'logoUrl' | 'logo' | 'industry' | 'location' | 'jobCount'
>;

/** Query parameters as text, parsed by `toCompanyFilter`. */
export type CompanyListVariables = { search?: string; page?: string; sort?: string };

export interface CompanyListPage {
  items: CompanyCard[];
  /** A page beyond the end is the last page. */
  page: Integer;
  totalPages: Integer;
  total: Integer;
}

/**
 * Companies with an open job. All words of `search` must match name or industry, ignoring case and accents. `sort`: `name`
 * (default) or `jobs`, most open jobs first.
 */
export const listCompanies = defineEndpoint<CompanyListVariables, CompanyListPage>({
  name: 'listCompanies',
  method: 'GET',
  template: '/api/proxy/companies{?search,page,sort}',
  tags: ['Company'],
});

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

/** The image. Immutable: `hash` is the hash of its content. */
export const getCompanyLogo = defineEndpoint<{ hash: string }, Blob>({
  name: 'getCompanyLogo',
  method: 'GET',
  template: '/api/company-logos/{hash}',
});

/** Ids of the companies that the signed-in user follows. */
export const listFollowedCompanies = defineEndpoint<NoVariables, Integer[]>({
  name: 'listFollowedCompanies',
  method: 'GET',
  template: '/api/account/followed-companies',
  tags: ['FollowedCompany'],
});

/** `companyId` is the number or the slug. Idempotent. Returns the followed companies. 404 `company_not_found`. */
export const followCompany = defineEndpoint<{ companyId: string }, Integer[]>({
  name: 'followCompany',
  method: 'PUT',
  template: '/api/account/followed-companies/{companyId}',
});

/** Idempotent. Returns the followed companies. 404 `company_not_found`. */
export const unfollowCompany = defineEndpoint<{ companyId: string }, Integer[]>({
  name: 'unfollowCompany',
  method: 'DELETE',
  template: '/api/account/followed-companies/{companyId}',
});
