import {
  comparedPay,
  emptyJobFilter,
  experienceLevelLabels,
  experienceLevels,
  fold,
  languages,
  looseSlug,
  schedules,
  toExperienceLevel,
  toSchedule,
  toTypeFilter,
  typeFilterLabels,
  typeFilters,
  typeFiltersOf,
  workplaces,
  type FacetValue,
  type JobFilter,
  type JobFilterName,
} from 'shared-contracts';
import { toSalary } from '../reading/job.response.ts';
import { attributeSizes, type Attribute } from './catalogue/job-rows.parser.ts';
import type { CategoryEntry, FilterNames } from './filter-names.cache.ts';
import type { SearchableJob } from './searchable-jobs.repository.ts';

/** Whether an attribute's value is selected; null: the filter is off. */
export type Accepts = ((value: number) => boolean) | null;

/** A filter on a column of the index with few distinct values. */
interface AttributeFilter extends Attribute {
  /** Value of the column for a job. */
  columnOf: (job: SearchableJob) => number | boolean | null;
  accepts: (filter: JobFilter, names: FilterNames) => Accepts;
  /** @param counts jobs by attribute value; may end before the greatest value */
  facet: (counts: Int32Array, names: FilterNames, filter: JobFilter) => FacetValue[];
}

/** Filters that are not attributes: a job has several places, and companies, times and amounts have too many values. */
export type SpecialFilter =
  | 'location'
  | 'place'
  | 'postedWithin'
  | 'postedAfter'
  | 'closingSoon'
  | 'companyId'
  | 'minPay';

/** Number of a value in a list, from 1; 0 is an unknown value. */
const numberIn = (values: readonly string[], value: string | null) => values.indexOf(value ?? '') + 1;

/** Bit n - 1 is the value with number n. Unknown values have no bit. */
const maskOf = (values: readonly string[], given: readonly (string | null)[]): number =>
  given.reduce((mask, value) => mask | ((1 << numberIn(values, value)) >> 1), 0);

interface ListFilter {
  column: string;
  /** In the order of the facet. */
  values: readonly string[];
  /** English labels, by value. */
  labels: Readonly<Record<string, string>>;
  /** Canonical values of a job. */
  of: (job: SearchableJob) => readonly (string | null)[];
  /** Selected values, canonical or unknown. */
  selected: (filter: JobFilter) => readonly (string | null)[];
}

/** The sums of the counts of all masks with each bit. */
function countByBit(counts: Int32Array, size: number): number[] {
  const totals = Array.from({ length: size }, () => 0);
  for (let mask = 1; mask < counts.length; mask++) {
    const count = counts[mask]!;
    if (count > 0) for (let bit = 0; bit < size; bit++) totals[bit]! += ((mask >> bit) & 1) * count;
  }
  return totals;
}

/** A filter with known values, of which a job has several: each is a bit. A job counts for each of its values. */
function severalOf({ column, values, labels, of, selected }: ListFilter): AttributeFilter {
  return {
    column,
    type: 'smallint',
    size: 1 << values.length,
    isMask: true,
    columnOf: (job) => maskOf(values, of(job)),
    accepts: (filter) => {
      const wanted = maskOf(values, selected(filter));
      return selected(filter).length === 0 ? null : (mask) => (mask & wanted) !== 0;
    },
    facet: (counts) => {
      const totals = countByBit(counts, values.length);
      return values.map((value, bit) => ({ value, label: labels[value]!, count: totals[bit]! }));
    },
  };
}

/** A filter with known values, of which a job has at most one. */
function oneOf({ column, values, labels, of, selected }: ListFilter): AttributeFilter {
  return {
    column,
    type: 'smallint',
    size: values.length + 1,
    columnOf: (job) => numberIn(values, of(job)[0] ?? null),
    accepts: (filter) => {
      const wanted = maskOf(values, selected(filter));
      return selected(filter).length === 0 ? null : (number) => number > 0 && ((wanted >> (number - 1)) & 1) === 1;
    },
    facet: (counts) => values.map((value, index) => ({ value, label: labels[value]!, count: counts[index + 1] ?? 0 })),
  };
}

/** Value of the column `workplace`. */
export const workplaceNumber = { remote: numberIn(workplaces, 'remote') };

/** What a job states about its pay: values of the column `pay_kind`. */
const payKind = { none: 0, notComparable: 1, comparable: 2 } as const;

function payKindOf(job: SearchableJob): number {
  if (payOf(job) > 0) return payKind.comparable;
  return toSalary(job) === null ? payKind.none : payKind.notComparable;
}

/** Compared pay of a job, as in its column; 0 if it has none. */
export function payOf(job: SearchableJob): number {
  const salary = toSalary(job);
  return salary === null ? 0 : Math.min(comparedPay(salary) ?? 0, highestPay);
}

/** Largest `integer` of PostgreSQL. */
const highestPay = 2_147_483_647;

/** The least kind that `withPay` accepts: with a minimum, pay must be comparable. */
const leastKind = ({ minPay }: JobFilter) =>
  minPay === emptyJobFilter.minPay ? payKind.notComparable : payKind.comparable;

/** How each filter of `jobFilters` is indexed, evaluated and counted. Not in that table, because browsers load the contracts. */
export const attributeFilters: Record<Exclude<JobFilterName, SpecialFilter>, AttributeFilter> = {
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
  withPay: {
    column: 'pay_kind',
    type: 'smallint',
    size: 3,
    columnOf: payKindOf,
    accepts: (filter) => {
      if (filter.withPay === emptyJobFilter.withPay) return null;
      const least = leastKind(filter);
      // An unknown value matches no job.
      return (kind) => filter.withPay === 'true' && kind >= least;
    },
    facet: (counts, _, filter) => [
      { value: 'true', label: 'Pay stated', count: counts.subarray(leastKind(filter)).reduce((a, b) => a + b, 0) },
    ],
  },
  type: severalOf({
    column: 'types',
    values: typeFilters,
    labels: typeFilterLabels,
    of: typeFiltersOf,
    selected: ({ type }) => type.map(toTypeFilter),
  }),
  schedule: severalOf({
    column: 'schedules',
    values: schedules,
    labels: typeFilterLabels,
    of: ({ jobTypes }) => jobTypes.map(toSchedule),
    selected: ({ schedule }) => schedule.map(toSchedule),
  }),
  experienceLevel: oneOf({
    column: 'level',
    values: experienceLevels,
    labels: experienceLevelLabels,
    of: ({ experienceLevel }) => [experienceLevel === null ? null : toExperienceLevel(experienceLevel)],
    selected: ({ experienceLevel }) => experienceLevel.map(toExperienceLevel),
  }),
  workplace: oneOf({
    column: 'workplace',
    values: workplaces,
    labels: { onsite: 'On-site', hybrid: 'Hybrid', remote: 'Remote' },
    of: ({ workplace }) => [workplace],
    selected: ({ workplace }) => workplace,
  }),
  language: oneOf({
    column: 'language',
    values: languages,
    labels: { pt: 'Portuguese', en: 'English' },
    of: ({ language }) => [language],
    selected: ({ language }) => language,
  }),
};

export const attributeNames = Object.keys(attributeFilters) as (keyof typeof attributeFilters)[];
/** The attributes in the order of the columns. */
export const attributes: readonly AttributeFilter[] = Object.values(attributeFilters);

/** The filters that a group fails are the bits of a 32-bit integer; the sign bit is not used. */
const mostAttributes = 31;

/** Throws at start instead of at the first search. */
export function checkAttributes(checked: readonly Attribute[]): void {
  if (checked.length > mostAttributes) throw new Error(`The search supports at most ${mostAttributes} attributes`);
  for (const { column, type, size } of checked) {
    if (size > attributeSizes[type]) throw new Error(`Values of ${column} may exceed ${type}`);
  }
}
checkAttributes(attributes);

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

/** Contains only values with matches, and the selected value. */
function categoryFacet(counts: Int32Array, { categories }: FilterNames, filter: JobFilter): FacetValue[] {
  return categories
    .map(({ id, slug, name }) => ({ value: slug, label: name, count: counts[id] ?? 0 }))
    .filter(({ count, value }) => count > 0 || value === filter.category);
}
