import { setImmediate } from 'node:timers/promises';
import { emptyJobFilter, type JobFilter } from 'shared-contracts';
import type { Catalogue, CatalogueChange, CatalogueFrame } from '../catalogue/catalogue.cache.ts';
import { hasJob } from '../catalogue/job-bits.policy.ts';
import { idOf, type PackedJob } from '../catalogue/job-rows.parser.ts';
import { mergeSorted } from '../catalogue/sorted-list.policy.ts';
import { postedSinceOf } from '../search-criteria.policy.ts';
import { Percolator } from './percolator.cache.ts';

/** Searches that are indexed, or jobs that are compared, without a pause for other work. */
const stepsAtOnce = 10;
/** Comparing a job takes at most as long as this number of searches. */
export const searchesOfJob = 4;
/** Added jobs of a result that are merged together. */
const addedAtOnce = 64;
/** Searches without a result are not added from this number of positions on: about a hundred megabytes. */
const defaultLimits = { positions: 25_000_000, waitingJobs: 20_000 };

/** The newest jobs of a search, as positions in the catalogue. */
interface Result {
  filter: JobFilter;
  /** Newest first. */
  jobs: Int32Array;
  /** Jobs that were found since, in no order. */
  added: number[];
  /** Whether no other job matches. */
  isComplete: boolean;
  /** The most jobs that are stored. */
  kept: number;
  /** Number of changes of the catalogue that the search has included. */
  changes: number;
}

/** A job that was added or changed. */
interface ChangedJob {
  position: number;
  packed: PackedJob;
}

/**
 * Results of saved searches that follow the changes of a catalogue, so that they are not searched again after each change. Jobs that
 * were added or changed wait until they are compared with all searches by the percolator; jobs that closed are left out when a
 * result is read.
 */
export class SearchResults {
  private readonly results = new Map<string, Result>();
  /** By number of the percolator. */
  private readonly bySearch = new Map<number, Result[]>();
  private readonly unindexed: Result[] = [];
  private readonly waiting = new Map<number, ChangedJob>();
  private readonly percolator: Percolator;
  /** What the conditions of searches depend on. */
  private readonly names: string;
  private positions = 0;
  private changes = 0;
  /** Results of "posted within" and closing dates are not valid before it. */
  private latest = -Infinity;

  constructor(
    readonly catalogue: Catalogue,
    private readonly limits = defaultLimits,
  ) {
    this.percolator = new Percolator(catalogue, catalogue.synonyms);
    this.names = namesOf(catalogue);
  }

  /** Number of searches with a result. */
  get size(): number {
    return this.results.size;
  }

  /** Number of jobs that are not compared yet. Until then, results from before their change are not returned. */
  get waitingJobs(): number {
    return this.waiting.size;
  }

  /** Records a change that the catalogue includes. @returns false: the results are not valid any more */
  record({ changedJobs, jobs, frame }: CatalogueChange): boolean {
    this.changes += 1;
    if (this.size === 0) return namesOf(frame) === this.names;
    for (const id of changedJobs) this.waiting.delete(id);
    for (const packed of jobs) {
      const id = idOf(packed);
      this.waiting.set(id, { position: this.catalogue.jobs.positionOf(id), packed });
    }
    const isWorthIt = this.waiting.size * searchesOfJob <= this.size && this.waiting.size <= this.limits.waitingJobs;
    return isWorthIt && namesOf(frame) === this.names;
  }

  /** Compares the waiting jobs with all searches. Other work proceeds in between. */
  async update(now: number, signal?: AbortSignal): Promise<void> {
    let steps = 0;
    for (const step of this.comparisons(now)) {
      step();
      steps += 1;
      if (steps % stepsAtOnce === 0) await setImmediate();
      if (signal?.aborted === true) return;
    }
  }

  /** Positions of the newest open jobs of a search, at most `count`; null: they are not known. */
  read(filter: JobFilter, count: number, now: number): Int32Array | null {
    const result = now < this.latest ? undefined : this.results.get(keyOf(filter));
    if (result === undefined || (this.waiting.size > 0 && result.changes < this.changes)) return null;
    this.refresh(result, now);
    const { jobs, isComplete } = result;
    return isComplete || jobs.length >= count ? jobs.subarray(0, count) : null;
  }

  /** Adds the result of a search. @param jobs positions of the `kept` newest jobs, newest first */
  add(filter: JobFilter, jobs: readonly number[], kept: number, now: number): void {
    // Jobs enter "closing soon" without a change.
    if (filter.closingSoon !== emptyJobFilter.closingSoon || this.positions > this.limits.positions) return;
    this.latest = Math.max(this.latest, now);
    const key = keyOf(filter);
    const known = this.results.get(key);
    const result = known ?? { filter, jobs: noJobs, added: [], isComplete: false, kept, changes: 0 };
    this.replace(result, new Int32Array(jobs), jobs.length < kept);
    Object.assign(result, { kept, changes: this.changes });
    if (known !== undefined) return;
    this.results.set(key, result);
    this.unindexed.push(result);
  }

  private *comparisons(now: number): Generator<() => void> {
    for (const id of this.waiting.keys()) {
      // A search that was added during a pause includes the jobs that wait now, but not those that begin to wait later.
      for (let result = this.unindexed.pop(); result !== undefined; result = this.unindexed.pop()) {
        const added = result;
        yield () => this.index(added);
      }
      yield () => this.compare(id, now);
    }
  }

  private index(result: Result): void {
    const search = this.percolator.add(result.filter);
    if (search === null) return;
    const equal = this.bySearch.get(search);
    if (equal === undefined) this.bySearch.set(search, [result]);
    else equal.push(result);
  }

  private compare(id: number, now: number): void {
    const changed = this.waiting.get(id);
    if (changed === undefined) return;
    this.waiting.delete(id);
    this.latest = Math.max(this.latest, now);
    for (const search of this.percolator.match(changed.packed, this.catalogue.places, now)) {
      for (const result of this.bySearch.get(search)!) {
        result.added.push(changed.position);
        if (result.added.length === addedAtOnce) this.refresh(result, now);
      }
    }
  }

  /** Merges the added jobs, and removes those that have closed or left the period of "posted within". */
  private refresh(result: Result, now: number): void {
    const { jobs: columns, open } = this.catalogue;
    const { open: isOpen } = open.moveTo(now);
    const since = postedSinceOf(result.filter.postedWithin, now);
    const isMatch = (job: number) => hasJob(isOpen, job) && (since === null || columns.postedAt[job]! >= since);
    const isBefore = (a: number, b: number) => columns.isBefore(a, b);
    const known = result.jobs.every(isMatch) ? result.jobs : result.jobs.filter(isMatch);
    const last = known.at(-1);
    // A truncated result lacks jobs that are older than its last one.
    const isNext = (job: number) => result.isComplete || (last !== undefined && isBefore(job, last));
    const added = result.added.filter((job) => isMatch(job) && isNext(job));
    if (added.length === 0) return this.replace(result, known, result.isComplete);
    const sorted = added.toSorted((a, b) => (isBefore(a, b) ? -1 : 1));
    // A search that was added while jobs waited has found them.
    const all = mergeSorted(known, sorted, isBefore).filter((job, at, jobs) => job !== jobs[at - 1]);
    const isComplete = result.isComplete && all.length <= result.kept;
    this.replace(result, new Int32Array(all.slice(0, result.kept)), isComplete);
  }

  private replace(result: Result, jobs: Int32Array, isComplete: boolean): void {
    this.positions += jobs.length - result.jobs.length;
    Object.assign(result, { jobs, added: [], isComplete });
  }
}

/** More than are read, so that a result is not searched again when one of them closes. */
export const keptOf = (count: number): number => count + (count >> 2);

const noJobs = new Int32Array(0);

const namesOf = ({ esco, categories }: Pick<CatalogueFrame, 'esco' | 'categories'>) =>
  JSON.stringify([esco, categories]);

const keyOf = (filter: JobFilter) => JSON.stringify(filter);
