import {
  emptyJobFilter,
  experienceLevelLabels,
  experienceLevels,
  fold,
  isOneOf,
  looseSlug,
  postedWithinDays,
  toExperienceLevel,
  toTypeFilter,
  typeFilterLabels,
  typeFilters,
  typeFiltersOf,
  type FacetName,
  type FacetValue,
  type JobFilter,
  type TypeFilter,
} from 'shared-contracts';
import { attributeSizes, type Attribute } from './job-columns.parser.ts';
import { placeKey, type SearchableJob } from './searchable-jobs.repository.ts';

export interface CategoryEntry {
  id: number;
  name: string;
  slug: string;
}

/**
 * A place named by jobs. `isCity` distinguishes the places that the facet lists from whole location texts ("Lisboa,
 * Porto").
 */
export interface PlaceEntry {
  id: number;
  value: string;
  name: string;
  isCity: boolean;
}

/** The categories and places in use, by which filter values are resolved and facet values are labeled. */
export interface FilterNames {
  categories: readonly CategoryEntry[];
  /** By place id. */
  places: ReadonlyMap<number, PlaceEntry>;
}

/** Whether an attribute's value is selected; null: the filter is off. */
type Accepts = ((value: number) => boolean) | null;

/** A filter on a column of the index with few distinct values. */
interface AttributeFilter extends Attribute {
  /** Value of the column for a job. */
  columnOf: (job: SearchableJob) => number | boolean | null;
  accepts: (filter: JobFilter, names: FilterNames) => Accepts;
  /** @param counts jobs by attribute value; may end before the greatest value */
  facet: (counts: Int32Array, names: FilterNames, filter: JobFilter) => FacetValue[];
}

/** The facets that are not attributes: a job has several places, and dates are compared by position. */
const specialFacets = ['location', 'postedWithin'] as const;

/** How each filter of `jobFilters` is indexed, evaluated and counted. Not in that table, because browsers load the contracts. */
export const attributeFilters: Record<Exclude<FacetName, (typeof specialFacets)[number]>, AttributeFilter> = {
  category: {
    column: 'category_id',
    type: 'int',
    size: 2 ** 31,
    columnOf: ({ categoryId }) => categoryId,
    accepts: ({ category }, { categories }) => {
      if (category === emptyJobFilter.category) return null;
      const ids = new Set(resolveCategories(category, categories).map(({ id }) => id));
      return (id) => ids.has(id);
    },
    facet: categoryFacet,
  },
  type: {
    column: 'types',
    type: 'smallint',
    size: 1 << typeFilters.length,
    columnOf: (job) => typeMask(typeFiltersOf(job)),
    accepts: ({ type }) => {
      const wanted = typeMask(type.map(toTypeFilter).filter((one) => one !== null));
      return type.length === 0 ? null : (mask) => (mask & wanted) !== 0;
    },
    // A job with several types counts for each of them.
    facet: (counts) =>
      typeFilters.map((value, bit) => ({
        value,
        label: typeFilterLabels[value],
        count: counts.reduce((sum, count, mask) => ((mask >> bit) & 1 ? sum + count : sum), 0),
      })),
  },
  experienceLevel: {
    column: 'level',
    type: 'smallint',
    size: experienceLevels.length + 1,
    columnOf: ({ experienceLevel }) => levelNumber(experienceLevel),
    accepts: ({ experienceLevel: levels }) => {
      const wanted = new Set(levels.map(levelNumber).filter((level) => level !== unknownLevel));
      return levels.length === 0 ? null : (level) => wanted.has(level);
    },
    facet: (counts) =>
      experienceLevels.map((value, index) => ({
        value,
        label: experienceLevelLabels[value],
        count: counts[index + 1] ?? 0,
      })),
  },
  remote: {
    column: 'remote',
    type: 'boolean',
    size: 2,
    columnOf: ({ workplace }) => workplace === 'remote',
    // An unknown value matches no job.
    accepts: ({ remote }) =>
      remote === emptyJobFilter.remote ? null : (isRemote) => remote === 'true' && isRemote === 1,
    facet: (counts) => [{ value: 'true', label: 'Remote', count: counts[1] ?? 0 }],
  },
};

export const attributeNames = Object.keys(attributeFilters) as (keyof typeof attributeFilters)[];
/** The attributes in the order of the columns. */
export const attributes: readonly AttributeFilter[] = Object.values(attributeFilters);

/** The facets in the order in which matches are counted. */
export const countedFacets = [...attributeNames, ...specialFacets] as const satisfies readonly FacetName[];

/** `FailedFilters` has a bit of a 32-bit integer for each filter; the sign bit is not used. */
const mostFilters = 31;

/** Throws at start instead of at the first search. */
export function checkAttributes(checked: readonly Attribute[]): void {
  const limit = mostFilters - specialFacets.length;
  if (checked.length > limit) throw new Error(`The search supports at most ${limit} attributes`);
  for (const { column, type, size } of checked) {
    if (size > attributeSizes[type]) throw new Error(`Values of ${column} may exceed ${type}`);
  }
}
checkAttributes(attributes);

/** A filter in the form in which it is evaluated on columns. */
export interface Criteria {
  /** By attribute of the columns. */
  accepts: readonly Accepts[];
  /** Null: the filter is off; an empty set matches nothing. */
  places: ReadonlySet<number> | null;
  /** Milliseconds; posted at this moment or later. Infinity: the period is unknown, and no job matches. */
  postedSince: number | null;
}

const dayMs = 86_400_000;
const periods = ['24h', '1w', '1m'] as const;
const daysOf = (period: string): number => (isOneOf(periods, period) ? postedWithinDays[period] : -Infinity);

export function toCriteria(filter: JobFilter, names: FilterNames, now: number): Criteria {
  const { location, postedWithin: period } = filter;
  return {
    accepts: attributes.map((attribute) => attribute.accepts(filter, names)),
    places: location === emptyJobFilter.location ? null : placesNamed(location, names),
    postedSince: period === emptyJobFilter.postedWithin ? null : now - daysOf(period) * dayMs,
  };
}

/** Lower bounds of the periods of "posted within" in milliseconds, from the shortest to the longest. */
export const postedLimitsAt = (now: number): number[] =>
  periods.map((period) => now - postedWithinDays[period] * dayMs);

/** Resolves a category parameter: exact slug, then loose slug, then all names that contain the text. */
export function resolveCategories(requested: string, categories: readonly CategoryEntry[]): CategoryEntry[] {
  const wanted = requested.trim();
  const bySlug = categories.filter(({ slug }) => slug === wanted.toLowerCase());
  if (bySlug.length > 0) return bySlug;
  const byLooseSlug = categories.filter(({ name }) => looseSlug(name) === looseSlug(wanted));
  if (byLooseSlug.length > 0) return byLooseSlug;
  const part = fold(wanted);
  return categories.filter(({ name }) => fold(name).includes(part));
}

function placesNamed(location: string, { places }: FilterNames): ReadonlySet<number> {
  const key = placeKey(location);
  return new Set([...places.values()].filter(({ value }) => value === key).map(({ id }) => id));
}

/** Bit n is `typeFilters[n]`. */
const typeMask = (types: readonly TypeFilter[]): number =>
  types.reduce((mask, type) => mask | (1 << typeFilters.indexOf(type)), 0);

const unknownLevel = 0;

/** n is `experienceLevels[n - 1]`. */
function levelNumber(level: string | null): number {
  const known = level === null ? null : toExperienceLevel(level);
  return known === null ? unknownLevel : experienceLevels.indexOf(known) + 1;
}

const portuguese = new Intl.Collator('pt');
export const byLabel = (a: FacetValue, b: FacetValue) =>
  portuguese.compare(a.label, b.label) || (a.value < b.value ? -1 : 1);

/** Contains only values with matches, and the selected value. */
function categoryFacet(counts: Int32Array, { categories }: FilterNames, filter: JobFilter): FacetValue[] {
  return categories
    .map(({ id, slug, name }) => ({ value: slug, label: name, count: counts[id] ?? 0 }))
    .filter(({ count, value }) => count > 0 || value === filter.category)
    .toSorted(byLabel);
}
