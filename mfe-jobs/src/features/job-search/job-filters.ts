import {
  activeFilters,
  emptyJobFilter,
  facetNames,
  filterRow,
  isListFilter,
  jobPayQuery,
  routes,
  templateVariables,
  toJobSearchParams,
  type ActiveFilter,
  type FacetValue,
  type JobCountVariables,
  type JobFilter,
  type JobFilterName,
  type JobSearchPage,
  type PanelFilterName,
} from 'shared-contracts';

/** How the results are shown. The address contains it, but it is not part of the search. */
export type SearchView = 'list' | 'map';
const viewParameter = 'view';

export const toSearchView = (query: URLSearchParams): SearchView =>
  query.get(viewParameter) === 'map' ? 'map' : 'list';

/** Address of the search page for a filter. */
export function jobsAddress(filter: JobFilter, view: SearchView = 'list'): string {
  const parameters = toJobSearchParams(filter);
  if (view !== 'list') parameters.set(viewParameter, view);
  const query = parameters.toString();
  return query === '' ? routes.jobs : `${routes.jobs}?${query}`;
}

/** Variables of the counts of a search: the filters alone, in canonical form, so that equal searches share one response. */
export function countVariables(filter: JobFilter): JobCountVariables {
  const { sort } = emptyJobFilter;
  return templateVariables(jobPayQuery, {}, toJobSearchParams({ ...filter, sort, page: 1 }));
}

/** A changed filter starts on the first page (SPEC §4). */
export function changeFilter(filter: JobFilter, change: Partial<JobFilter>): JobFilter {
  return { ...filter, page: 1, ...change };
}

/** No filters, page 1. Retains the sort order. */
export function clearFilter(filter: JobFilter): JobFilter {
  return { ...emptyJobFilter, sort: filter.sort };
}

/** The change that switches a value on or off. A filter that is not a list has at most one value. */
export function toggleFilter(filter: JobFilter, name: JobFilterName, value: string): Partial<JobFilter> {
  if (!isListFilter(name)) return { [name]: filter[name] === value ? emptyJobFilter[name] : value };
  const others = filter[name].filter((other) => other !== value);
  return { [name]: others.length < filter[name].length ? others : [...others, value] };
}

/** The filter without one of its values, on page 1. */
export function withoutFilter(filter: JobFilter, { name, value }: ActiveFilter): JobFilter {
  if (name === 'keyword' || !isListFilter(name)) return changeFilter(filter, { [name]: emptyJobFilter[name] });
  return changeFilter(filter, { [name]: filter[name].filter((other) => other !== value) });
}

/** The filters whose removal the server proposes: one value, or all values of that name. */
export function filtersToDrop(filter: JobFilter, name: ActiveFilter['name'], value: string | null): ActiveFilter[] {
  return activeFilters(filter).filter((active) => active.name === name && (value === null || active.value === value));
}

export interface FilterOption {
  value: string;
  /** Null while the counts are loading. */
  count: number | null;
}

/**
 * Options of a filter: the known values in their order, then values of the response or the address, so every active
 * value is included. A value without matches has the count 0.
 */
export function filterOptions(
  known: readonly string[],
  counted: readonly FacetValue[] | undefined,
  chosen: readonly string[],
): FilterOption[] {
  const counts = new Map(counted?.map(({ value, count }) => [value, count]));
  const values = new Set([...known, ...counts.keys(), ...chosen]);
  return [...values].map((value) => ({ value, count: counted === undefined ? null : (counts.get(value) ?? 0) }));
}

/** A filter of the panel. */
export interface PanelFilter {
  name: PanelFilterName;
  control: 'radio' | 'checkbox';
  options: readonly FilterOption[];
  chosen: readonly string[];
}

/** The filters of the panel, in its order. */
export const panelFilters = (filter: JobFilter, page: JobSearchPage | undefined): PanelFilter[] =>
  panelNames.map((name) => toPanelFilter(name, filter, page));

const positionOf = (name: JobFilterName) => filterRow(name).panel?.position ?? 0;
const panelNames = facetNames
  .filter((name): name is PanelFilterName => filterRow(name).panel !== null)
  .toSorted((a, b) => positionOf(a) - positionOf(b));

function toPanelFilter(name: PanelFilterName, filter: JobFilter, page: JobSearchPage | undefined): PanelFilter {
  const { values, isList, panel } = filterRow(name);
  const control = panel?.control ?? 'checkbox';
  const chosen = chosenValues(name, filter, page);
  const isOff = activeFilters(filter).every((active) => active.name !== name);
  const isOpen = values === undefined;
  const listed = filterOptions(values ?? [], page?.facets[name], (isList || isOpen) && !isOff ? chosen : []);
  const shown = listed.filter(({ value }) => panel?.hidden?.includes(value) !== true || chosen.includes(value));
  return { name, control, chosen, options: isOpen ? [{ value: '', count: null }, ...shown] : shown };
}

/** The address may contain part of a category's name; the response contains the slug of that category. */
function chosenValues(name: PanelFilterName, filter: JobFilter, page: JobSearchPage | undefined): readonly string[] {
  if (name === 'category' && filter.category !== '') return [page?.category?.slug ?? filter.category];
  return [filter[name]].flat();
}
