import { defineEndpoint } from './endpoint.ts';
import type { JobCard } from './jobs.contract.ts';
import type { Instant, Integer } from './scalars.ts';

export interface CompanySummary {
  id: Integer;
  name: string;
  slug: string;
  /** Address on our own origin, or null: the placeholder is drawn by the client. */
  logoUrl: string | null;
  logo: string | null;
  website: string | null;
  description: string | null;
  industry: string | null;
  location: string | null;
  employees: Integer | null;
  /** Open jobs. */
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

/** Texts as an address gives them; `toCompanyFilter` reads them. */
export type CompanyListVariables = { search?: string; page?: string; sort?: string };

export interface CompanyListPage {
  items: CompanyCard[];
  /** Beyond the end it is the last one. */
  page: Integer;
  totalPages: Integer;
  total: Integer;
}

/**
 * Companies with an open job. Every word of `search` stands in name or industry, case and accents aside; `sort` is `name`
 * (the default) or `jobs`, most open jobs first.
 */
export const listCompanies = defineEndpoint<CompanyListVariables, CompanyListPage>({
  name: 'listCompanies',
  method: 'GET',
  template: '/api/proxy/companies{?search,page,sort}',
  tags: ['Company'],
});

export interface CompanyJobsPage {
  items: JobCard[];
  page: Integer;
  totalPages: Integer;
  total: Integer;
  /** Server's clock, ISO 8601: what "2 hours ago" is counted from. */
  now: Instant;
}

/** Open jobs of a company, newest first. `companyId` is the number or the slug. 404 `company_not_found`. */
export const listCompanyJobs = defineEndpoint<{ companyId: string; page?: string }, CompanyJobsPage>({
  name: 'listCompanyJobs',
  method: 'GET',
  template: '/api/proxy/companies/{companyId}/jobs{?page}',
  tags: ['Company', 'Job'],
});

/** The image itself, immutable: `hash` names its content. */
export const getCompanyLogo = defineEndpoint<{ hash: string }, Blob>({
  name: 'getCompanyLogo',
  method: 'GET',
  template: '/api/company-logos/{hash}',
});
