import { isOneOf, jobSorts, postedWithin, type JobSort, type PostedWithin } from './enums.ts';
import type { JobSearchVariables } from './jobs.contract.ts';
import { toPageNumber } from './pagination.ts';

/** SPEC §3 "Search filter", as the controls of /jobs hold it. Unknown values are kept: they give an empty list. */
export interface JobFilter {
  keyword: string;
  location: string;
  /** Slug, or part of a name. */
  category: string;
  types: readonly string[];
  experienceLevels: readonly string[];
  remote: boolean;
  postedWithin: PostedWithin;
  sort: JobSort;
  /** From 1. */
  page: number;
}

export const emptyJobFilter: JobFilter = {
  keyword: '',
  location: '',
  category: '',
  types: [],
  experienceLevels: [],
  remote: false,
  postedWithin: 'any',
  sort: 'relevance',
  page: 1,
};

/** Reads the variables of an address (`templateVariables` of `searchJobs`). Never throws. */
export function toJobFilter(variables: JobSearchVariables): JobFilter {
  return {
    keyword: text(variables.keyword),
    location: text(variables.location),
    category: text(variables.category),
    types: unique(variables.type),
    experienceLevels: unique(variables.experienceLevel),
    remote: variables.remote === 'true',
    postedWithin: isOneOf(postedWithin, variables.postedWithin) ? variables.postedWithin : 'any',
    sort: isOneOf(jobSorts, variables.sort) ? variables.sort : 'relevance',
    page: toPageNumber(variables.page),
  };
}

/** The address's query for a filter: canonical order, defaults left out. */
export function toJobSearchParams(filter: JobFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (filter.keyword) query.set('keyword', filter.keyword);
  if (filter.location) query.set('location', filter.location);
  if (filter.category) query.set('category', filter.category);
  for (const type of filter.types) query.append('type', type);
  for (const level of filter.experienceLevels) query.append('experienceLevel', level);
  if (filter.remote) query.set('remote', 'true');
  if (filter.postedWithin !== 'any') query.set('postedWithin', filter.postedWithin);
  if (filter.sort !== 'relevance') query.set('sort', filter.sort);
  if (filter.page > 1) query.set('page', String(filter.page));
  return query;
}

/** How many filters are on, the keyword, the sort order and the page not counted. */
export function activeFilterCount(filter: JobFilter): number {
  const single = [filter.location !== '', filter.category !== '', filter.remote, filter.postedWithin !== 'any'];
  return single.filter(Boolean).length + filter.types.length + filter.experienceLevels.length;
}

const text = (value: string | undefined) => value?.trim() ?? '';
const unique = (values: readonly string[] | undefined) => [...new Set(values ?? [])];
