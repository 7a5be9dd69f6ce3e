import { byName } from 'shared-contracts';
import type { FacetGroups, JobColumns } from './job-columns.parser.ts';
import { specialBit, type Criteria } from './search-criteria.policy.ts';
import { specialFilters, type SpecialFilter } from './search-filters.policy.ts';
import { firstIndex } from './term-dictionary.cache.ts';

/** Keyword matches: one flag byte per job of the columns, padded with zeros to a multiple of four. */
export type KeywordFlags = Uint8Array<ArrayBuffer>;
/** `typed`: without another form or a synonym; `exact`: also with the same accents. */
export const keywordFlag = { match: 1, title: 2, exact: 4, typed: 8 } as const;

export const emptyFlags = (jobs: number): KeywordFlags => new Uint8Array(Math.ceil(jobs / 4) * 4);

/** Calls `visit` for each job with flags, in order. Skips four jobs at a time, since most keywords match few jobs. */
export function eachFlagged(flags: KeywordFlags, visit: (job: number, flags: number) => void): void {
  const fours = new Uint32Array(flags.buffer);
  for (let four = 0; four < fours.length; four++) {
    if (fours[four] === 0) continue;
    for (let job = four * 4; job < four * 4 + 4; job++) if (flags[job] !== 0) visit(job, flags[job]!);
  }
}

/** What jobs are matched against. */
export interface MatchRequest {
  columns: JobColumns;
  criteria: Criteria;
  /** Null: all jobs match the keyword. */
  flags: KeywordFlags | null;
  now: number;
}

/** Calls `visit` for each job that matches the keyword, in order, with its flags. */
export function eachMatch({ columns, flags }: MatchRequest, visit: (job: number, flags: number) => void): void {
  if (flags === null) for (let job = 0; job < columns.size; job++) visit(job, 0);
  else eachFlagged(flags, (job, found) => (found & keywordFlag.match ? visit(job, found) : undefined));
}

/** Number of jobs posted at or after `since`. Columns are sorted newest first. */
export function postedSince({ postedAt, size }: JobColumns, since: number): number {
  return firstIndex(size, (job) => postedAt[job]! >= since);
}

/** One byte per id. It is read for every job, and a set would be several times slower. */
function membership(ids: ReadonlySet<number>, limit: number): Uint8Array {
  const isMember = new Uint8Array(limit);
  for (const id of ids) if (id < limit) isMember[id] = 1;
  return isMember;
}

/** For each group, the bits of the attributes whose filters its jobs fail. */
function failuresOf({ count, values }: FacetGroups, accepts: Criteria['accepts']): Uint32Array {
  const failures = new Uint32Array(count);
  for (const [attribute, accept] of accepts.entries()) {
    if (accept === null) continue;
    const ofGroup = values[attribute]!;
    for (let group = 0; group < count; group++) if (!accept(ofGroup[group]!)) failures[group]! |= 1 << attribute;
  }
  return failures;
}

export const hasSeveralBits = (bits: number): boolean => (bits & (bits - 1)) !== 0;

/** Evaluates the filters for the jobs of these columns. Each filter has a bit, in `filterOrder`. */
export class FailedFilters {
  /** Bits by special filter. */
  readonly bit: Readonly<Record<SpecialFilter, number>>;
  private readonly columns: JobColumns;
  /** Whether a special filter is active. */
  private readonly hasSpecial: boolean;
  /** Copied from `columns` because it is read for every job. */
  private readonly group: Int32Array;
  private readonly failedByGroup: Uint32Array;
  private readonly isWantedLocation: Uint8Array | null;
  private readonly isWantedPlace: Uint8Array | null;
  private readonly isWantedCompany: Uint8Array | null;
  /** Indexes of the first job that is too old. */
  private readonly postedWithinEnd: number;
  private readonly postedAfterEnd: number;
  private readonly closesUntil: number;
  private readonly minPay: number;
  private readonly acceptsUnknownPay: boolean;

  constructor(columns: JobColumns, criteria: Criteria) {
    const { accepts, location, place, companyId, postedWithin, postedAfter, closingSoon, minPay } = criteria;
    const bitOf = (name: SpecialFilter) => specialBit(name, accepts.length);
    this.bit = byName(specialFilters, bitOf);
    this.columns = columns;
    this.hasSpecial = specialFilters.some((name) => criteria[name] !== null);
    this.group = columns.group;
    this.failedByGroup = failuresOf(columns.groups, accepts);
    this.isWantedLocation = location === null ? null : membership(location, columns.placeLimit);
    this.isWantedPlace = place === null ? null : membership(place, columns.placeLimit);
    this.isWantedCompany = companyId === null ? null : membership(companyId, columns.companyLimit);
    this.postedWithinEnd = postedWithin === null ? columns.size : postedSince(columns, postedWithin);
    this.postedAfterEnd = postedAfter === null ? columns.size : postedSince(columns, postedAfter);
    this.closesUntil = closingSoon ?? Infinity;
    this.minPay = minPay?.amount ?? 0;
    this.acceptsUnknownPay = minPay?.acceptsUnknown ?? true;
  }

  /** Index of the first job that is too old for every match: columns are sorted newest first. */
  get end(): number {
    return Math.min(this.postedWithinEnd, this.postedAfterEnd);
  }

  /** Whether the job passes all filters. */
  accepts(job: number): boolean {
    return this.ofGroup(this.group[job]!) === 0 && this.special(job) === 0;
  }

  /** Bits of the filters on attributes that the jobs of a group fail. */
  ofGroup(group: number): number {
    return this.failedByGroup[group]!;
  }

  /** Bits of the special filters that the job fails. */
  special(job: number): number {
    return this.hasSpecial ? this.specialOf(job) : 0;
  }

  private specialOf(job: number): number {
    const { bit, columns } = this;
    let failed = 0;
    if (job >= this.postedWithinEnd) failed |= bit.postedWithin;
    if (job >= this.postedAfterEnd) failed |= bit.postedAfter;
    if (columns.closesAt[job]! > this.closesUntil) failed |= bit.closingSoon;
    if (this.minPay > 0 && this.paysLess(columns.pay[job]!)) failed |= bit.minPay;
    if (this.isWantedLocation !== null && !this.isIn(job, this.isWantedLocation)) failed |= bit.location;
    if (this.isWantedPlace !== null && !this.isIn(job, this.isWantedPlace)) failed |= bit.place;
    if (this.isWantedCompany !== null && this.isWantedCompany[columns.companyId[job]!] === 0) failed |= bit.companyId;
    return failed;
  }

  private paysLess(pay: number): boolean {
    return pay === 0 ? !this.acceptsUnknownPay : pay < this.minPay;
  }

  private isIn(job: number, isWanted: Uint8Array): boolean {
    const { placeStart, places } = this.columns;
    const end = placeStart[job + 1]!;
    for (let at = placeStart[job]!; at < end; at++) if (isWanted[places[at]!] === 1) return true;
    return false;
  }
}

/** Ids of at most `count` of the newest jobs that match keyword and filters. Stops as soon as it has found enough. */
export function newestMatches({ columns, criteria, flags, now }: MatchRequest, count: number): number[] {
  const failed = new FailedFilters(columns, criteria);
  const found: number[] = [];
  const { end } = failed;
  for (let job = 0; job < end && found.length < count; job++) {
    const isFound = flags === null || (flags[job]! & keywordFlag.match) !== 0;
    if (isFound && columns.closesAt[job]! > now && failed.accepts(job)) found.push(columns.id[job]!);
  }
  return found;
}

/** Positions of all jobs that match keyword and filters. */
export function matchesOf(request: MatchRequest): Int32Array {
  const { columns, now } = request;
  const failed = new FailedFilters(columns, request.criteria);
  const found = new Int32Array(columns.size);
  let count = 0;
  eachMatch(request, (job) => {
    if (columns.closesAt[job]! > now && failed.accepts(job)) found[count++] = job;
  });
  return found.subarray(0, count);
}
