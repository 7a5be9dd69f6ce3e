import {
  emptyJobFilter,
  isOneOf,
  limits,
  postedWithinDays,
  toMinPay,
  yearlyMinPay,
  type JobFilter,
} from 'shared-contracts';
import { resolvePlace } from 'shared-contracts/gazetteer';
import type { FilterNames } from './filter-names.cache.ts';
import { attributes, type Accepts } from './search-filters.policy.ts';
import type { JobRow } from './catalogue/job-rows.parser.ts';
import { municipalityKey, placeKey } from './searchable-jobs.repository.ts';

/** The special filters in the form in which they are evaluated on columns; null: the filter is off. */
interface SpecialCriteria {
  /** Place ids; an empty set matches nothing. */
  location: ReadonlySet<number> | null;
  place: ReadonlySet<number> | null;
  companyId: ReadonlySet<number> | null;
  /** Milliseconds; posted at this moment or later. Infinity: the value is unknown, and no job matches. */
  postedWithin: number | null;
  postedAfter: number | null;
  /** False: the value is unknown, and no job matches. */
  closingSoon: boolean | null;
  /** Euros per year. `acceptsUnknown`: jobs without comparable pay match. */
  minPay: { amount: number; acceptsUnknown: boolean } | null;
}

/** A filter in the form in which it is evaluated on columns. */
export interface Criteria extends SpecialCriteria {
  /** By attribute of the columns. */
  accepts: readonly Accepts[];
}

const dayMs = 86_400_000;
const periods = ['24h', '1w', '1m'] as const;
const daysOf = (period: string): number => (isOneOf(periods, period) ? postedWithinDays[period] : -Infinity);

/** Null if the value is that of a filter that is off. */
const ifOn = <Value>(isOff: boolean, value: () => Value): Value | null => (isOff ? null : value());

/** The requested places as keys of `search_places`; null: the filter is off. */
export function requestedPlaceKeys({ location, place }: Pick<JobFilter, 'location' | 'place'>) {
  return {
    location: ifOn(location === emptyJobFilter.location, () => new Set([placeKey(location)])),
    place: ifOn(place.length === 0, () => new Set(place.flatMap(placeKeysOf))),
  };
}

export function toCriteria(filter: JobFilter, names: FilterNames, now: number): Criteria {
  const { postedWithin: period, postedAfter, closingSoon, companyId, minPay } = filter;
  const { location, place } = requestedPlaceKeys(filter);
  return {
    accepts: attributes.map((attribute) => attribute.accepts(filter, names)),
    location: location && placesWith(location, names),
    place: place && placesWith(place, names),
    companyId: ifOn(companyId.length === 0, () => new Set(companyId.map(toCompanyNumber))),
    postedWithin: postedSinceOf(period, now),
    postedAfter: ifOn(postedAfter === emptyJobFilter.postedAfter, () => timeOf(postedAfter)),
    closingSoon: ifOn(closingSoon === emptyJobFilter.closingSoon, () => closingSoon === 'true'),
    minPay: ifOn(minPay === emptyJobFilter.minPay, () => minPayOf(minPay)),
  };
}

/** Lower bound of "posted within" in milliseconds; null: the filter is off. */
export const postedSinceOf = (period: string, now: number): number | null =>
  ifOn(period === emptyJobFilter.postedWithin, () => now - daysOf(period) * dayMs);

/** A job closes soon if it closes within this time. */
export const closingSoonMs = limits.closingSoonDays * dayMs;

function timeOf(text: string): number {
  const time = Date.parse(text);
  return Number.isNaN(time) ? Infinity : time;
}

function minPayOf(text: string): NonNullable<Criteria['minPay']> {
  const pay = toMinPay(text);
  // An unknown value matches no job.
  return pay === null
    ? { amount: Infinity, acceptsUnknown: false }
    : { amount: yearlyMinPay(pay), acceptsUnknown: true };
}

/** Whether `minPay` accepts a job with this compared pay; 0: it has none. */
export const acceptsPay = ({ amount, acceptsUnknown }: NonNullable<Criteria['minPay']>, pay: number): boolean =>
  pay === 0 ? acceptsUnknown : pay >= amount;

/** Whether an open job passes all filters but those of places and companies, like `FilteredJobs` for a set of jobs. */
export function acceptsJob(criteria: Criteria, job: JobRow, now: number): boolean {
  const { accepts, postedWithin, postedAfter, closingSoon, minPay } = criteria;
  return (
    accepts.every((accept, attribute) => accept === null || accept(job.attributes[attribute]!)) &&
    job.postedAt >= Math.max(postedWithin ?? -Infinity, postedAfter ?? -Infinity) &&
    (closingSoon === null || (closingSoon && job.closesAt <= now + closingSoonMs)) &&
    (minPay === null || acceptsPay(minPay, job.pay))
  );
}

/** 0, which no company has, for a text that is not an id. */
export const toCompanyNumber = (id: string): number => (/^[1-9]\d{0,9}$/.test(id) ? Number(id) : 0);

/** Lower bounds of the periods of "posted within" in milliseconds, from the shortest to the longest. */
export const postedLimitsAt = (now: number): number[] =>
  periods.map((period) => now - postedWithinDays[period] * dayMs);

/** The requested places as keys of `search_places`. */
const placeKeysOf = (value: string): readonly string[] =>
  resolvePlace(value).municipalities?.map(municipalityKey) ?? [placeKey(value)];

function placesWith(keys: ReadonlySet<string>, { places }: FilterNames): ReadonlySet<number> {
  return new Set([...keys].flatMap((key) => places.withValue(key)?.id ?? []));
}
