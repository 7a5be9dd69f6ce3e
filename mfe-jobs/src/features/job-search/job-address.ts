import { emptyJobFilter, routes, toJobSearchParams, type JobFilter } from 'shared-contracts';

/** Address of the search page for a filter. */
export function jobsAddress(filter: JobFilter): string {
  const query = toJobSearchParams(filter).toString();
  return query === '' ? routes.jobs : `${routes.jobs}?${query}`;
}

/** Any change of a filter starts again on the first page (SPEC §4). */
export function changeFilter(filter: JobFilter, change: Partial<JobFilter>): JobFilter {
  return { ...filter, page: 1, ...change };
}

/** Everything empty, page 1; the chosen order is no filter and stays. */
export function clearFilter(filter: JobFilter): JobFilter {
  return { ...emptyJobFilter, sort: filter.sort };
}

/** Toggles a value: adds it if missing, otherwise removes it. */
export function toggle(values: readonly string[], value: string): readonly string[] {
  return values.includes(value) ? values.filter((other) => other !== value) : [...values, value];
}
