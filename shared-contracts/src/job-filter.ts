import { toExperienceLevel, toTypeFilter } from './enums.ts';
import type { JobSearchVariables } from './jobs.contract.ts';
import { toPageNumber } from './pagination.ts';

/**
 * Search filter of SPEC §3 as used by the controls of /jobs. Known values are canonical. Unknown values are kept and match
 * nothing.
 */
export interface JobFilter {
  keyword: string;
  location: string;
  /** Slug or part of a name. */
  category: string;
  /** `TypeFilter`, or an unknown value. */
  types: readonly string[];
  experienceLevels: readonly string[];
  /** "true", or empty for all workplaces. */
  remote: string;
  /** `PostedWithin`. */
  postedWithin: string;
  /** Id of a company, or empty for all. */
  companyId: string;
  /** `JobSort`. */
  sort: string;
  /** From 1. */
  page: number;
}

export const emptyJobFilter: JobFilter = {
  keyword: '',
  location: '',
  category: '',
  types: [],
  experienceLevels: [],
  remote: '',
  postedWithin: 'any',
  companyId: '',
  sort: 'relevance',
  page: 1,
};

/** Parses the variables of `templateVariables(searchJobs)`. Never throws. */
export function toJobFilter(variables: JobSearchVariables): JobFilter {
  return {
    keyword: text(variables.keyword),
    location: text(variables.location),
    category: text(variables.category),
    types: unique(variables.type, toTypeFilter),
    experienceLevels: unique(variables.experienceLevel, toExperienceLevel),
    remote: text(variables.remote).replace(/^false$/, ''),
    postedWithin: text(variables.postedWithin) || emptyJobFilter.postedWithin,
    companyId: text(variables.companyId),
    sort: text(variables.sort) || emptyJobFilter.sort,
    page: toPageNumber(variables.page),
  };
}

/** Query string of a filter, in canonical order and without defaults. */
export function toJobSearchParams(filter: JobFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (filter.keyword) query.set('keyword', filter.keyword);
  if (filter.location) query.set('location', filter.location);
  if (filter.category) query.set('category', filter.category);
  for (const type of filter.types) query.append('type', type);
  for (const level of filter.experienceLevels) query.append('experienceLevel', level);
  if (filter.remote) query.set('remote', filter.remote);
  if (filter.postedWithin !== 'any') query.set('postedWithin', filter.postedWithin);
  if (filter.companyId) query.set('companyId', filter.companyId);
  if (filter.sort !== 'relevance') query.set('sort', filter.sort);
  if (filter.page > 1) query.set('page', String(filter.page));
  return query;
}

/** Number of active filters, without keyword, sort and page. */
export function activeFilterCount(filter: JobFilter): number {
  const single = [
    filter.location !== '',
    filter.category !== '',
    filter.remote !== '',
    filter.postedWithin !== 'any',
    filter.companyId !== '',
  ];
  return single.filter(Boolean).length + filter.types.length + filter.experienceLevels.length;
}

const text = (value: string | undefined) => value?.trim() ?? '';
const unique = (values: readonly string[] | undefined, canonical: (value: string) => string | null) => [
  ...new Set(values?.map((value) => canonical(value) ?? value)),
];
