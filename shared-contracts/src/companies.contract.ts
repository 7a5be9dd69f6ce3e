import { defineEndpoint, type NoVariables } from './endpoint.ts';
import { companySorts, isOneOf, type CompanySort } from './enums.ts';
import type { FacetValue } from './facets.ts';
import { byName } from './job-filter.ts';
import { toPageNumber } from './pagination.ts';
import type { Instant, Integer } from './scalars.ts';

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

/** A company in a list, with figures of its open jobs. */
export interface CompanyCard extends Pick<
  CompanySummary,
  'id' | 'name' | 'slug' | 'logoUrl' | 'logo' | 'industry' | 'location' | 'description' | 'jobCount'
> {
  /** The first sentence of the description, at most `limits.companyTeaserCharacters`. */
  description: string | null;
  /** Open jobs with a stated salary. */
  payCount: Integer;
  /** Cities of open jobs, most jobs first; at most `limits.companyCardCities`. */
  cities: string[];
  /** Number of cities of open jobs. */
  cityCount: Integer;
  /** Slugs of the categories of open jobs, most jobs first; at most `limits.companyCardAreas`. */
  areas: string[];
  /** `medianDays` of `CompanyAnswers`; null below its minimum. */
  answerDays: Integer | null;
}

/** Query parameters as text, parsed by `toCompanyFilter`. */
export type CompanyListVariables = {
  search?: string;
  industry?: readonly string[];
  city?: readonly string[];
  workplace?: readonly string[];
  page?: string;
  sort?: string;
};

/** The filters of the company list with several values; a company matches any of them. */
export const companyFacetNames = ['industry', 'city', 'workplace'] as const;
export type CompanyFacetName = (typeof companyFacetNames)[number];

export interface CompanyListPage {
  items: CompanyCard[];
  /** A page beyond the end is the last page. */
  page: Integer;
  totalPages: Integer;
  total: Integer;
  /** Open jobs of all companies found. */
  jobTotal: Integer;
  /**
   * Numbers of companies by value. `industry`, `city`: those of most companies in the whole list first. `city`: cities of open jobs. `workplace`: in
   * the order of `workplaces`, companies with such an open job.
   */
  facets: Record<CompanyFacetName, FacetValue[]>;
}

/**
 * Companies with an open job. All words of `search` must match name or industry, ignoring case and accents. `industry` and
 * `city` are slugs of names (`slugify`); an unknown value matches nothing. `sort`: `jobs` (default), most open jobs first,
 * or `name`.
 */
export const listCompanies = defineEndpoint<CompanyListVariables, CompanyListPage>({
  name: 'listCompanies',
  method: 'GET',
  template: '/api/proxy/companies{?search,industry*,city*,workplace*,page,sort}',
  tags: ['Company'],
});

/** The companies with the most open jobs, for the home page. */
export interface HomeCompanies {
  /** Most open jobs first; at most `limits.homeCompanies`. */
  items: Pick<CompanyCard, 'id' | 'name' | 'slug' | 'logoUrl' | 'jobCount'>[];
  /** Companies with an open job. */
  total: Integer;
}

/** Without the figures and facets of `listCompanies`, which are 10 KB of a page. */
export const listHomeCompanies = defineEndpoint<NoVariables, HomeCompanies>({
  name: 'listHomeCompanies',
  method: 'GET',
  template: '/api/proxy/home-companies',
  tags: ['Company'],
});

/** Filter of the company list. */
export interface CompanyFilter extends Record<CompanyFacetName, readonly string[]> {
  search: string;
  sort: CompanySort;
  /** From 1. */
  page: number;
}

/** Parses the variables of `templateVariables(listCompanies)`. Never throws. */
export function toCompanyFilter({ search, sort, page, ...values }: CompanyListVariables): CompanyFilter {
  return {
    search: search?.trim() ?? '',
    ...byName(companyFacetNames, (name) => [...new Set(values[name])]),
    sort: isOneOf(companySorts, sort) ? sort : 'jobs',
    page: toPageNumber(page),
  };
}

/** Query string of a filter, in canonical order and without defaults. */
export function toCompanySearchParams(filter: CompanyFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (filter.search !== '') query.set('search', filter.search);
  for (const name of companyFacetNames) for (const value of filter[name]) query.append(name, value);
  if (filter.sort !== 'jobs') query.set('sort', filter.sort);
  if (filter.page > 1) query.set('page', String(filter.page));
  return query;
}

/** Whether a filter narrows the list: such pages are not indexed. */
export const isNarrowed = (filter: CompanyFilter): boolean =>
  filter.search !== '' || companyFacetNames.some((name) => filter[name].length > 0);

/** A value with a number of open jobs. */
export interface CompanyShare {
  name: string;
  count: Integer;
}

/** Jobs with a stated salary, and all jobs. */
export interface PayShare {
  stated: Integer;
  open: Integer;
}

/** Adverts published in a calendar month of the brand's time zone. */
export interface MonthlyAdverts {
  /** `2026-11` */
  month: string;
  count: Integer;
}

/**
 * Time from an application to its first status other than pending, of applications answered in the last 12 months. A day
 * that has begun counts as a whole day, so the shortest time is 1 day.
 */
export interface CompanyAnswers {
  /** Half of the applications were answered in this time or less. */
  medianDays: Integer;
  /** Number of answered applications, at least `limits.answeredApplications`. */
  count: Integer;
  /** Number of applications by days, in ascending order of days; only values that occur. */
  days: { days: Integer; count: Integer }[];
}

export interface CompanyFigures {
  /** Categories of open jobs, most jobs first. */
  areas: (CompanyShare & { slug: string })[];
  /** Cities of open jobs, most jobs first. A job with several cities counts for each of them. `point`: WGS 84; null if unknown. */
  cities: (CompanyShare & { point: { latitude: number; longitude: number } | null })[];
  /** Open remote jobs. */
  remote: Integer;
  pay: PayShare;
  /** The same of all open jobs of all companies. */
  payEverywhere: PayShare;
  /**
   * The last 12 months including the current one, oldest first. Includes adverts that have closed since. Adverts that
   * an admin deleted are not counted, nor are those that a source published and closed between two reads.
   */
  adverts: MonthlyAdverts[];
  /** Year of the first advert; null if there is none. */
  since: Integer | null;
  /** Null below `limits.answeredApplications` answered applications. At most an hour old. */
  answers: CompanyAnswers | null;
  /** Companies with open jobs: the same industry first, then the most shared categories, then the most open jobs. */
  similar: CompanyCard[];
}

/** `companyId` is the number or the slug. 404 `company_not_found`. */
export const getCompanyFigures = defineEndpoint<{ companyId: string }, CompanyFigures>({
  name: 'getCompanyFigures',
  method: 'GET',
  template: '/api/proxy/companies/{companyId}/figures',
  tags: ['Company'],
});

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

/** A followed company, with its open jobs. */
export interface FollowedCompany extends Pick<CompanySummary, 'id' | 'name' | 'slug' | 'logoUrl' | 'industry'> {
  /** Number of open jobs. */
  jobCount: Integer;
  /** The newest open job; null if there is none. */
  newestJob: { id: Integer; slug: string; title: string; postedAt: Instant } | null;
}

/** The companies that the signed-in user follows: the newest open job first, then companies without open jobs by name. */
export const listFollowedCompanyCards = defineEndpoint<NoVariables, FollowedCompany[]>({
  name: 'listFollowedCompanyCards',
  method: 'GET',
  template: '/api/account/followed-companies/cards',
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
