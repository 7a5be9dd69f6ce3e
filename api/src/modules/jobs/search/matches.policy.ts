import type { Catalogue } from './catalogue/catalogue.cache.ts';
import {
  countJobs,
  eachJob,
  keepCommon,
  noJobs,
  removeJob,
  removeRange,
  type JobBits,
} from './catalogue/job-bits.policy.ts';
import type { JobColumns } from './catalogue/job-columns.cache.ts';
import { firstIndex } from './catalogue/sorted-list.policy.ts';
import { acceptsPay, type Criteria } from './search-criteria.policy.ts';

/** What jobs are matched against. */
export interface MatchRequest {
  catalogue: Catalogue;
  criteria: Criteria;
  /** Null: all jobs match the keyword. */
  keyword: JobBits | null;
  /** Milliseconds. */
  now: number;
}

/** Removes the jobs that a filter excludes. */
type Restriction = (jobs: JobBits) => void;

/** Number of sorted jobs that were posted at or after `since`. */
export function postedSince({ postedAt, sorted }: JobColumns, since: number): number {
  return firstIndex(sorted, (job) => postedAt[job]! >= since);
}

/** Keeps the jobs that were posted at or after `since`. */
function keepPosted(jobs: JobBits, columns: JobColumns, since: number): void {
  removeRange(jobs, postedSince(columns, since), columns.sorted);
  for (const job of columns.added) if (columns.postedAt[job]! < since) removeJob(jobs, job);
}

function keepPay(jobs: JobBits, { pay }: JobColumns, minPay: NonNullable<Criteria['minPay']>): void {
  for (let word = 0; word < jobs.length; word++) {
    for (let rest = jobs[word]! | 0; rest !== 0; rest &= rest - 1) {
      const lowest = rest & -rest;
      if (!acceptsPay(minPay, pay[(word << 5) + 31 - Math.clz32(lowest)]!)) jobs[word]! &= ~lowest;
    }
  }
}

/** Filters whose facet ignores them: their restriction is applied to the counts of all other facets. */
export type FacetFilter = 'attributes' | 'location' | 'postedWithin' | 'closingSoon';
const facetFilters: readonly FacetFilter[] = ['attributes', 'location', 'postedWithin', 'closingSoon'];

/** The jobs that match a request, and those that match it without one of the filters. Its sets are valid until `release`. */
export class FilteredJobs {
  /** The jobs that pass all filters. */
  readonly matches: JobBits;
  private readonly catalogue: Catalogue;
  private readonly restrictions: Readonly<Record<FacetFilter, Restriction | null>>;
  /** The open jobs that match the keyword and the filters without a facet. */
  private readonly base: JobBits;
  private readonly isBaseOpen: boolean;
  private readonly taken: JobBits[] = [];

  constructor({ catalogue, criteria, keyword, now }: MatchRequest) {
    this.catalogue = catalogue;
    const { jobs: columns } = catalogue;
    const { accepts, location, place, companyId, postedWithin, postedAfter, closingSoon, minPay } = criteria;
    this.base = this.take();
    this.base.set(catalogue.open.moveTo(now).open.subarray(0, this.base.length));
    if (keyword !== null) keepCommon(this.base, keyword);
    if (place !== null) keepCommon(this.base, this.inPlaces(place));
    if (companyId !== null) keepCommon(this.base, this.ofCompanies(companyId));
    if (postedAfter !== null) keepPosted(this.base, columns, postedAfter);
    if (minPay !== null) keepPay(this.base, columns, minPay);
    const inLocation = location === null ? null : this.inPlaces(location);
    const accepted = accepts.every((one) => one === null) ? null : this.withAttributes(accepts);
    this.restrictions = {
      attributes: accepted === null ? null : (jobs) => keepCommon(jobs, accepted),
      location: inLocation === null ? null : (jobs) => keepCommon(jobs, inLocation),
      postedWithin: postedWithin === null ? null : (jobs) => keepPosted(jobs, columns, postedWithin),
      closingSoon:
        closingSoon === null ? null : (jobs) => keepCommon(jobs, closingSoon ? catalogue.open.closingSoon : noJobs),
    };
    this.isBaseOpen = [keyword, place, companyId, postedAfter, minPay].every((one) => one === null);
    this.matches = facetFilters.every((filter) => this.restrictions[filter] === null) ? this.base : this.filtered(null);
  }

  /** The jobs that pass all filters but this one. */
  without(filter: FacetFilter): JobBits {
    return this.restrictions[filter] === null ? this.matches : this.filtered(filter);
  }

  /** Whether all open jobs pass all filters but this one. */
  isOpenWithout(filter: FacetFilter): boolean {
    return this.isBaseOpen && facetFilters.every((other) => other === filter || this.restrictions[other] === null);
  }

  release(): void {
    this.catalogue.release(...this.taken);
  }

  private filtered(ignored: FacetFilter | null): JobBits {
    const jobs = this.take();
    jobs.set(this.base);
    for (const filter of facetFilters) if (filter !== ignored) this.restrictions[filter]?.(jobs);
    return jobs;
  }

  private take(): JobBits {
    const jobs = this.catalogue.takeBits();
    this.taken.push(jobs);
    return jobs;
  }

  private inPlaces(ids: ReadonlySet<number>): JobBits {
    const jobs = this.take();
    const { placeSets } = this.catalogue.jobs;
    const sets = new Set([...ids].flatMap((id) => placeSets.setsWith(id)));
    for (const set of sets) this.catalogue.byPlaceSet.addTo(jobs, set);
    return jobs;
  }

  private ofCompanies(ids: ReadonlySet<number>): JobBits {
    const jobs = this.take();
    for (const id of ids) this.catalogue.byCompany.addTo(jobs, id);
    return jobs;
  }

  private withAttributes(accepts: Criteria['accepts']): JobBits {
    const jobs = this.take();
    jobs.set(this.base);
    for (const [attribute, accept] of accepts.entries()) {
      if (accept === null) continue;
      const accepted = this.catalogue.takeBits();
      this.catalogue.byAttribute[attribute]!.addTo(accepted, accept);
      keepCommon(jobs, accepted);
      this.catalogue.release(accepted);
    }
    return jobs;
  }
}

/** Calls `read` with the jobs that match, which it must not retain. */
export function withFiltered<Result>(request: MatchRequest, read: (filtered: FilteredJobs) => Result): Result {
  const filtered = new FilteredJobs(request);
  try {
    return read(filtered);
  } finally {
    filtered.release();
  }
}

/** Positions of all jobs that match, in no particular order. */
export function matchesOf(request: MatchRequest): Int32Array {
  return withFiltered(request, ({ matches }) => {
    const found = new Int32Array(countJobs(matches));
    let count = 0;
    eachJob(matches, (job) => {
      found[count++] = job;
    });
    return found;
  });
}
