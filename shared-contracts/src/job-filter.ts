import { templateVariables } from './endpoint.ts';
import {
  experienceLevels,
  languages,
  postedWithin,
  schedules,
  toExperienceLevel,
  toSchedule,
  toTypeFilter,
  typeFilters,
  workplaces,
} from './enums.ts';
import { toIsoTime } from './iso-time.ts';
import { toPageNumber } from './pagination.ts';
import { fromMinPay, toMinPay } from './pay.ts';
import { toPlace, toStoredPlace, type RequestedPlace } from './place-filter.ts';

interface FilterRow {
  /** Whether the parameter may be repeated; jobs match any of the values. */
  isList: boolean;
  /** Value of a filter that is off, if it is not a list. */
  off?: string;
  /** Known values in display order; absent: the data determines the values. Other values are accepted and match nothing. */
  values?: readonly string[];
  /** Canonical form of a value. Default: the value. */
  canonical?: (value: string) => string;
  /** Whether the response counts the jobs of each value. */
  hasFacet: boolean;
  /** Key of the texts of the known values in `platform/jobs`. Default: the name. */
  labels?: string;
  /** Control in the filter panel, sorted by position; null: none. */
  panel: { position: number; control: 'radio' | 'checkbox'; hidden?: readonly string[] } | null;
  /** The first of several filters whose removal gives the same number of results is proposed. */
  removalOrder: number;
}

function withoutFalse(value: string): string {
  return value === 'false' ? '' : value;
}

/**
 * Filters of the job search, by query parameter and in the order of the query string. `JobFilter`, validation, facets,
 * feeds, saved searches, filter panel and chips follow from this table; docs/ARCHITECTURE.md describes how to add a filter.
 */
export const jobFilters = {
  /** Exactly a city of the job, or its whole location text. */
  location: { isList: false, off: '', hasFacet: true, panel: null, removalOrder: 2 },
  /**
   * Ids of the gazetteer ("lisboa", "distrito-do-porto"), a municipality or a position with a radius in km ("lisboa_15",
   * "38.72_-9.14_10"), or a text, which is the name of a place or else matches like `location`.
   */
  place: { isList: true, canonical: toPlace, hasFacet: false, panel: null, removalOrder: 14 },
  /** Slug or part of a name. */
  category: { isList: false, off: '', hasFacet: true, panel: { position: 7, control: 'radio' }, removalOrder: 5 },
  /** Least gross pay ("1200": euros per month with 14 payments, "16800-year"). Jobs whose pay is not comparable match. */
  minPay: {
    isList: false,
    off: '',
    canonical: (value) => {
      const pay = toMinPay(value);
      return pay === null ? value : fromMinPay(pay);
    },
    hasFacet: false,
    panel: null,
    removalOrder: 8,
  },
  /** Jobs that state their pay; together with `minPay`, jobs whose pay is comparable. */
  withPay: {
    isList: false,
    off: '',
    values: ['true'],
    canonical: withoutFalse,
    hasFacet: true,
    panel: { position: 1, control: 'checkbox' },
    removalOrder: 9,
  },
  type: {
    isList: true,
    values: typeFilters,
    canonical: (value) => toTypeFilter(value) ?? value,
    hasFacet: true,
    labels: 'jobType',
    // The filters `workplace` and `schedule` contain these; the panel lists them only if the address does.
    panel: { position: 5, control: 'checkbox', hidden: ['remote-only', 'hybrid', ...schedules] },
    removalOrder: 4,
  },
  schedule: {
    isList: true,
    values: schedules,
    canonical: (value) => toSchedule(value) ?? value,
    hasFacet: true,
    labels: 'jobType',
    panel: { position: 4, control: 'checkbox' },
    removalOrder: 10,
  },
  experienceLevel: {
    isList: true,
    values: experienceLevels,
    canonical: (value) => toExperienceLevel(value) ?? value,
    hasFacet: true,
    panel: { position: 6, control: 'checkbox' },
    removalOrder: 3,
  },
  /** Also written as `remote=true` (SPEC §2). */
  workplace: {
    isList: true,
    values: workplaces,
    hasFacet: true,
    panel: { position: 3, control: 'checkbox' },
    removalOrder: 6,
  },
  postedWithin: {
    isList: false,
    off: 'any',
    values: postedWithin,
    hasFacet: true,
    panel: { position: 2, control: 'radio' },
    removalOrder: 1,
  },
  /** ISO 8601. Posted at this time or later, for "new since the last visit". */
  postedAfter: {
    isList: false,
    off: '',
    canonical: (value) => toIsoTime(value, { day: 'begin', zone: 'UTC' }) ?? value,
    hasFacet: false,
    panel: null,
    removalOrder: 11,
  },
  /** Jobs whose closing date is within `limits.closingSoonDays`. */
  closingSoon: {
    isList: false,
    off: '',
    values: ['true'],
    canonical: withoutFalse,
    hasFacet: true,
    panel: { position: 9, control: 'checkbox' },
    removalOrder: 12,
  },
  /** Language of the advert. */
  language: {
    isList: true,
    values: languages,
    hasFacet: true,
    panel: { position: 8, control: 'checkbox' },
    removalOrder: 13,
  },
  /** Ids of companies. */
  companyId: { isList: true, hasFacet: false, panel: null, removalOrder: 7 },
} as const satisfies Record<string, FilterRow>;

type Rows = typeof jobFilters;
export type JobFilterName = keyof Rows;
type NamesWith<Row> = { [Name in JobFilterName]: Rows[Name] extends Row ? Name : never }[JobFilterName];
type ListName = NamesWith<{ isList: true }>;
type TextName = Exclude<JobFilterName, ListName>;
/** The filters that have a facet. */
export type FacetName = NamesWith<{ hasFacet: true }>;

/** The filters with known values. */
export type ClosedFilter = NamesWith<{ values: readonly string[] }>;
export type FilterValue<Name extends ClosedFilter> = Rows[Name]['values'][number];
/** The filters whose values are data: names, slugs, ids. */
export type OpenFilter = Exclude<JobFilterName, ClosedFilter>;
/** The filters of the filter panel. */
export type PanelFilterName = Extract<FacetName, NamesWith<{ panel: object }>>;

type LabelsKey<Name extends ClosedFilter> = Rows[Name] extends { labels: infer Key extends string } ? Key : Name;
type LabelsKeys = { [Name in ClosedFilter]: LabelsKey<Name> }[ClosedFilter];
type NamesOf<Key> = { [Name in ClosedFilter]: LabelsKey<Name> extends Key ? Name : never }[ClosedFilter];
/** Texts of all known values in one language. */
export type FilterValueTexts = { [Key in LabelsKeys]: Record<FilterValue<NamesOf<Key>>, string> };

/** An object with a property for each name. */
export const byName = <Name extends string, Value>(names: readonly Name[], of: (name: Name, index: number) => Value) =>
  Object.fromEntries(names.map((name, index) => [name, of(name, index)])) as Record<Name, Value>;

export const filterRow = (name: JobFilterName): FilterRow => jobFilters[name];
export const hasFacet = (name: JobFilterName): name is FacetName => jobFilters[name].hasFacet;
export const isListFilter = (name: JobFilterName): name is ListName => jobFilters[name].isList;
export const isClosedFilter = (name: JobFilterName | 'keyword'): name is ClosedFilter =>
  name !== 'keyword' && filterRow(name).values !== undefined;
export const isKnownValue = (name: JobFilterName, value: string): boolean =>
  filterRow(name).values?.includes(value) ?? false;
const isTextFilter = (name: JobFilterName): name is TextName => !jobFilters[name].isList;

export const jobFilterNames = Object.keys(jobFilters) as JobFilterName[];
export const facetNames = jobFilterNames.filter(hasFacet);
const listNames = jobFilterNames.filter(isListFilter);
const textNames = jobFilterNames.filter(isTextFilter);

/** `remote=true` is the workplace "remote" alone. */
const remoteAlias = 'remote';

function parametersOf(name: JobFilterName): string[] {
  if (name === 'workplace') return [remoteAlias, `${name}*`];
  return [isListFilter(name) ? `${name}*` : name];
}

const withoutOrder = ['keyword', ...jobFilterNames.flatMap(parametersOf)];
const filterParameters = [...withoutOrder, 'sort'];
/** Query expressions of the URI templates of the search and of its feed (RFC 6570). */
export const jobSearchQuery = `{?${[...filterParameters, 'page'].join(',')}}`;
/** Of counts of the matches, which have no order and no pages. */
export const jobPayQuery = `{?${withoutOrder.join(',')}}`;
export const jobCompaniesQuery = `{?${[...withoutOrder, 'companyName'].join(',')}}`;
export const jobFeedQuery = `{?${[...filterParameters, 'lng'].join(',')}}`;

/** Variables of `searchJobs`. */
export type JobSearchVariables = { [Name in TextName]?: string } & { [Name in ListName]?: readonly string[] } & {
  keyword?: string;
  /** "true" adds the workplace "remote". */
  remote?: string;
  sort?: string;
  page?: string;
};

/**
 * Search filter of SPEC §3 as used by the controls of /jobs. Known values are canonical. Unknown values are kept and match
 * nothing.
 */
export interface JobFilter extends Record<TextName, string>, Record<ListName, readonly string[]> {
  keyword: string;
  /** `JobSort`. */
  sort: string;
  /** From 1. */
  page: number;
}

/** Value of a filter that is off; empty for a list. */
const offValue = (name: TextName): string => filterRow(name).off ?? '';

export const emptyJobFilter: JobFilter = {
  keyword: '',
  ...byName(textNames, offValue),
  ...byName(listNames, () => []),
  sort: 'relevance',
  page: 1,
};

const canonical = (name: JobFilterName, value: string): string => filterRow(name).canonical?.(value) ?? value;
const trimmed = (value: string | undefined) => value?.trim() ?? '';

/** The workplaces that the alias adds. Unknown values match nothing, like those of other filters. */
function workplacesOf(remote: string): string[] {
  const value = withoutFalse(remote);
  if (value === '') return [];
  return [value === 'true' ? 'remote' : value];
}

function valuesOf(name: ListName, { [name]: given = [], remote }: JobSearchVariables): string[] {
  const aliased = name === 'workplace' ? workplacesOf(trimmed(remote)) : [];
  const values = given.map((value) => canonical(name, value.trim())).filter((value) => value !== '');
  return [...new Set([...values, ...aliased])];
}

/** Parses the variables of `templateVariables(searchJobs)`. Never throws. */
export function toJobFilter(variables: JobSearchVariables): JobFilter {
  return {
    keyword: trimmed(variables.keyword),
    ...byName(textNames, (name) => canonical(name, trimmed(variables[name])) || offValue(name)),
    ...byName(listNames, (name) => valuesOf(name, variables)),
    sort: trimmed(variables.sort) || emptyJobFilter.sort,
    page: toPageNumber(variables.page),
  };
}

/** An active filter; a list has one for each of its values. */
export interface ActiveFilter {
  name: JobFilterName | 'keyword';
  value: string;
}

/** The active filters and the keyword, in the order of the query string. */
export function activeFilters(filter: JobFilter): ActiveFilter[] {
  const names = ['keyword', ...jobFilterNames] as const;
  return names.flatMap((name) =>
    [filter[name]]
      .flat()
      .filter((value) => value !== emptyJobFilter[name])
      .map((value) => ({ name, value })),
  );
}

/** Number of active filters, without keyword, sort and page. */
export const activeFilterCount = (filter: JobFilter): number => activeFilters({ ...filter, keyword: '' }).length;

/** Whether the only selected workplace is "remote", which has its own parameter. */
export const isRemoteOnly = ({ workplace }: JobFilter): boolean => workplace.length === 1 && workplace[0] === 'remote';

/** Query string of a filter, in canonical order and without defaults. */
export function toJobSearchParams(filter: JobFilter): URLSearchParams {
  const query = new URLSearchParams();
  for (const { name, value } of activeFilters(filter)) {
    if (name === 'workplace' && isRemoteOnly(filter)) query.append(remoteAlias, 'true');
    else query.append(name, value);
  }
  if (filter.sort !== emptyJobFilter.sort) query.set('sort', filter.sort);
  if (filter.page > 1) query.set('page', String(filter.page));
  return query;
}

/** The filter of a query string of /jobs. Unknown parameters are ignored. Never throws. */
export const toQueriedJobFilter = (query: URLSearchParams): JobFilter =>
  toJobFilter(templateVariables(jobSearchQuery, {}, query));

/**
 * Canonical query string of a saved search: equal searches have the same string. Sort, page, the
 * time of the last visit and unknown parameters are removed. Never throws.
 * @param places the requested places. They are stored by id, so that no position is stored; others remain as they are.
 */
export function toSavedSearchQuery(query: string, places: readonly RequestedPlace[] = []): string {
  const filter = toQueriedJobFilter(new URLSearchParams(query));
  const stored = new Map(places.map((place) => [place.value, toStoredPlace(place)]));
  const place = [...new Set(filter.place.map((value) => stored.get(value) ?? value))].toSorted();
  const sorted = { ...byName(listNames, (name) => filter[name].toSorted()), place };
  const { sort, page, postedAfter } = emptyJobFilter;
  return toJobSearchParams({ ...filter, ...sorted, sort, page, postedAfter }).toString();
}
