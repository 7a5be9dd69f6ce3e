import type { JobFilter, JobSearchFacets } from 'shared-contracts';

export type FilterKind = keyof JobSearchFacets | 'companyId' | 'keyword';

export interface ActiveFilter {
  kind: FilterKind;
  value: string;
  /** What the filter becomes without this one. */
  without: Partial<JobFilter>;
}

/** Every filter that is on, in the order of the address bar. */
export function activeFilters(filter: JobFilter): ActiveFilter[] {
  const candidates: (ActiveFilter | false)[] = [
    filter.keyword !== '' && { kind: 'keyword', value: filter.keyword, without: { keyword: '' } },
    filter.location !== '' && { kind: 'location', value: filter.location, without: { location: '' } },
    filter.category !== '' && { kind: 'category', value: filter.category, without: { category: '' } },
    ...filter.types.map((value) => withoutOne('type', value, filter)),
    ...filter.experienceLevels.map((value) => withoutOne('experienceLevel', value, filter)),
    filter.remote !== '' && { kind: 'remote', value: filter.remote, without: { remote: '' } },
    filter.postedWithin !== 'any' && {
      kind: 'postedWithin',
      value: filter.postedWithin,
      without: { postedWithin: 'any' },
    },
    filter.companyId !== '' && { kind: 'companyId', value: filter.companyId, without: { companyId: '' } },
  ];
  return candidates.filter((candidate) => candidate !== false);
}

function withoutOne(kind: 'type' | 'experienceLevel', value: string, filter: JobFilter): ActiveFilter {
  const field = kind === 'type' ? 'types' : 'experienceLevels';
  return { kind, value, without: { [field]: filter[field].filter((other) => other !== value) } };
}

/** The filters whose removal the server proposes: one value, or all values of that kind. */
export function filtersToDrop(filter: JobFilter, kind: FilterKind, value: string | null): ActiveFilter[] {
  return activeFilters(filter).filter((active) => active.kind === kind && (value === null || active.value === value));
}

/** The filter without any of these. */
export function withoutFilters(filter: JobFilter, dropped: readonly ActiveFilter[]): JobFilter {
  return dropped.reduce((rest, { kind, value }) => {
    const [found] = filtersToDrop(rest, kind, value);
    return found === undefined ? rest : { ...rest, ...found.without };
  }, filter);
}
