import { byName, emptyJobFilter, jobFilterNames, type JobFilter, type JobFilterName } from 'shared-contracts';
import type { JobRow } from '../catalogue/job-rows.parser.ts';
import {
  acceptsJob,
  requestedPlaceKeys,
  toCompanyNumber,
  toCriteria,
  type Criteria,
} from '../search-criteria.policy.ts';
import { PlaceNames, type CategoryEntry } from '../filter-names.cache.ts';

/** A condition that is compared with every job: there are few, because their filters have few values. */
interface ComparedCondition {
  number: number;
  filter: JobFilter;
  criteria: Criteria;
}

const noPlaces = new PlaceNames();
const inOrder = [...new Set<JobFilterName>(['companyId', 'place', ...jobFilterNames])];

/** `withPay` depends on whether `minPay` is set. */
const readTogether = (name: JobFilterName): readonly JobFilterName[] =>
  name === 'withPay' ? ['withPay', 'minPay'] : [name];

function addTo<Key>(lists: Map<Key, number[]>, keys: Iterable<Key>, condition: number): void {
  for (const key of keys) {
    const list = lists.get(key);
    if (list === undefined) lists.set(key, [condition]);
    else list.push(condition);
  }
}

/** The filters of saved searches. Each filter of a search is a condition, and equal ones of several searches are the same. */
export class FilterConditions {
  private readonly numbers = new Map<string, number>();
  /** By key of `search_places`. */
  private readonly byPlace = new Map<string, number[]>();
  private readonly byCompany = new Map<number, number[]>();
  private readonly compared: ComparedCondition[] = [];
  /** Those of the compared ones whose criteria depend on the time. */
  private readonly timed: ComparedCondition[] = [];
  private comparedAt = Number.NaN;

  /** @param newNumber number of a new condition */
  constructor(
    private readonly categories: readonly CategoryEntry[],
    private readonly newNumber: () => number,
  ) {}

  /** Numbers of the conditions of the active filters, those with the most values first. */
  add(filter: JobFilter): number[] {
    const active = inOrder.filter((name) => String(filter[name]) !== String(emptyJobFilter[name]));
    return active.map((name) => {
      const own = byName(readTogether(name), (one) => filter[one]) as Partial<JobFilter>;
      const text = `${name} ${JSON.stringify(Object.values(own))}`;
      const known = this.numbers.get(text);
      if (known !== undefined) return known;
      const number = this.newNumber();
      this.numbers.set(text, number);
      this.list(name, number, { ...emptyJobFilter, ...own });
      return number;
    });
  }

  /** Calls `visit` with the numbers of the conditions that a job meets. */
  match(job: JobRow, places: PlaceNames, now: number, visit: (condition: number) => void): void {
    this.moveTo(now);
    const met = new Set<number>();
    for (const id of job.places === '' ? [] : job.places.split(',')) {
      for (const condition of this.byPlace.get(places.withId(Number(id))?.value ?? '') ?? []) met.add(condition);
    }
    for (const condition of met) visit(condition);
    for (const condition of this.byCompany.get(job.companyId) ?? []) visit(condition);
    for (const { number, criteria } of this.compared) if (acceptsJob(criteria, job, now)) visit(number);
  }

  private list(name: JobFilterName, number: number, filter: JobFilter): void {
    const { location, place } = requestedPlaceKeys(filter);
    if (location !== null || place !== null) return addTo(this.byPlace, location ?? place ?? [], number);
    if (name === 'companyId') return addTo(this.byCompany, new Set(filter.companyId.map(toCompanyNumber)), number);
    const condition = { number, filter, criteria: this.criteriaOf(filter, this.comparedAt) };
    this.compared.push(condition);
    if (name === 'postedWithin') this.timed.push(condition);
  }

  private criteriaOf(filter: JobFilter, now: number): Criteria {
    return toCriteria(filter, { categories: this.categories, places: noPlaces }, now);
  }

  private moveTo(now: number): void {
    if (now === this.comparedAt) return;
    this.comparedAt = now;
    for (const condition of this.timed) condition.criteria = this.criteriaOf(condition.filter, now);
  }
}
