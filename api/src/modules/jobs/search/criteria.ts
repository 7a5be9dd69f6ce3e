import {
  experienceLevels,
  fold,
  isOneOf,
  postedWithinDays,
  toExperienceLevel,
  toTypeFilter,
  typeFilters,
  type JobFilter,
  type TypeFilter,
} from 'shared-contracts';
import { resolveCategories, type CategoryEntry } from './categories.ts';
import type { PlaceEntry } from './job-columns.ts';

const dayMs = 86_400_000;

/**
 * A filter in the form in which it is evaluated on columns. `null`: the filter is off; an empty set matches nothing.
 */
export interface Criteria {
  categories: ReadonlySet<number> | null;
  places: ReadonlySet<number> | null;
  /** Bit n is `typeFilters[n]`. */
  types: number | null;
  /** Bit n is `experienceLevels[n - 1]`. Bit 0, "unknown", is never set. */
  levels: number | null;
  /** `none`: the value is unknown, and no job matches. */
  remote: 'any' | 'only' | 'none';
  /** Milliseconds; posted at this moment or later. Infinity: the period is unknown, and no job matches. */
  postedSince: number | null;
}

/** Bit mask of type filters, in the format of the index. */
export const typeMask = (types: readonly TypeFilter[]): number =>
  types.reduce((mask, type) => mask | (1 << typeFilters.indexOf(type)), 0);

const knownTypes = (types: readonly string[]) => types.map(toTypeFilter).filter((type) => type !== null);

/** A job's level in the format of the index: 0 is unknown, n is `experienceLevels[n - 1]`. */
export function levelNumber(level: string | null): number {
  const known = level === null ? null : toExperienceLevel(level);
  return known === null ? 0 : experienceLevels.indexOf(known) + 1;
}

function levelMask(levels: readonly string[]): number {
  return levels.map(levelNumber).reduce((mask, level) => (level === 0 ? mask : mask | (1 << level)), 0);
}

/** Normalises a place name: "Évora" and "evora " are equal. */
export const placeKey = (place: string) => fold(place).trim().replaceAll(/\s+/g, ' ');

/** The categories and places that filter values are resolved against. */
export interface CriteriaNames {
  categories: readonly CategoryEntry[];
  places: ReadonlyMap<number, PlaceEntry>;
}

function placesNamed(location: string, places: ReadonlyMap<number, PlaceEntry>): ReadonlySet<number> {
  const key = placeKey(location);
  return new Set([...places.values()].filter(({ value }) => value === key).map(({ id }) => id));
}

export function toCriteria(filter: JobFilter, names: CriteriaNames, now: number): Criteria {
  const { category, location, types, experienceLevels: levels, remote, postedWithin } = filter;
  return {
    categories: category === '' ? null : new Set(resolveCategories(category, names.categories).map(({ id }) => id)),
    places: location === '' ? null : placesNamed(location, names.places),
    types: types.length === 0 ? null : typeMask(knownTypes(types)),
    levels: levels.length === 0 ? null : levelMask(levels),
    remote: remoteMode(remote),
    postedSince: postedWithin === 'any' ? null : now - daysOf(postedWithin) * dayMs,
  };
}

function remoteMode(remote: string): Criteria['remote'] {
  if (remote === '') return 'any';
  return remote === 'true' ? 'only' : 'none';
}

const periods = ['24h', '1w', '1m'] as const;

const daysOf = (period: string): number => (isOneOf(periods, period) ? postedWithinDays[period] : -Infinity);
