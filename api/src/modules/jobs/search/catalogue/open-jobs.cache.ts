import { addJob, emptyBits, hasJob, removeJob, wordsFor, type JobBits } from './job-bits.policy.ts';
import type { JobColumns } from './job-columns.cache.ts';
import { firstIndex } from './sorted-list.policy.ts';

/**
 * Jobs whose state changes within this time are listed, so that the others are not examined again until it ends. A million jobs are
 * examined in a tenth of a second.
 */
const horizonMs = 3_600_000;
/** How long before the first request another one may have read the time. */
const slackMs = 60_000;

interface StateChange {
  at: number;
  job: number;
}

function grown<Counts extends Int32Array | Uint32Array>(counts: Counts, target: Counts): Counts {
  target.set(counts);
  return target;
}

/**
 * The jobs that are open at a moment, those among them that are featured or close soon, and their counts. The moment may
 * be any, but small steps cost least. Steps backward occur when a request awaits something after it has read the time.
 */
export class OpenJobs {
  open: JobBits = emptyBits(0);
  featured: JobBits = emptyBits(0);
  closingSoon: JobBits = emptyBits(0);
  total = 0;
  /** Open jobs by group, and by place set. */
  byGroup = new Int32Array(0);
  byPlaceSet = new Int32Array(0);
  private moment = Number.NaN;
  private start = Number.NaN;
  private end = Number.NaN;
  /** Changes after `start` and before `end`, in order of time. The first `passed` of them are not later than the moment. */
  private changes: StateChange[] = [];
  private passed = 0;

  /** @param soonMs a job closes soon if it closes within this time */
  constructor(
    private readonly columns: JobColumns,
    private readonly soonMs: number,
  ) {}

  /** Moves to a moment, in milliseconds. */
  moveTo(now: number): this {
    if (now === this.moment) return this;
    if (!(now >= this.start && now < this.end)) this.examineAll(now);
    const passed = this.changesUntil(now);
    const between = this.changes.slice(Math.min(passed, this.passed), Math.max(passed, this.passed));
    this.moment = now;
    this.passed = passed;
    for (const { job } of between) {
      this.exclude(job);
      if (hasJob(this.columns.present, job)) this.include(job);
    }
    return this;
  }

  add(job: number): void {
    if (Number.isNaN(this.moment)) return;
    this.reserve();
    this.include(job);
    for (const change of this.changesOf(job)) {
      this.changes.splice(this.changesUntil(change.at), 0, change);
      if (change.at <= this.moment) this.passed += 1;
    }
  }

  remove(job: number): void {
    if (!Number.isNaN(this.moment)) this.exclude(job);
  }

  private examineAll(now: number): void {
    const { size, present } = this.columns;
    this.reserve();
    for (const bits of [this.open, this.featured, this.closingSoon]) bits.fill(0);
    this.byGroup.fill(0);
    this.byPlaceSet.fill(0);
    this.total = 0;
    this.moment = now;
    this.start = now - slackMs;
    this.end = now + horizonMs;
    this.changes = [];
    for (let job = 0; job < size; job++) {
      if (!hasJob(present, job)) continue;
      this.include(job);
      if (this.changesBefore(job, this.end)) this.changes.push(...this.changesOf(job));
    }
    this.changes.sort((a, b) => a.at - b.at);
    this.passed = this.changesUntil(now);
  }

  /** Makes room for new positions, groups and place sets. */
  private reserve(): void {
    const { size, groups, placeSets, id } = this.columns;
    if (this.open.length < wordsFor(size)) {
      const words = wordsFor(id.length);
      this.open = grown(this.open, new Uint32Array(words));
      this.featured = grown(this.featured, new Uint32Array(words));
      this.closingSoon = grown(this.closingSoon, new Uint32Array(words));
    }
    if (this.byGroup.length < groups.count) this.byGroup = grown(this.byGroup, new Int32Array(groups.count + 64));
    if (this.byPlaceSet.length < placeSets.count) {
      this.byPlaceSet = grown(this.byPlaceSet, new Int32Array(placeSets.count + 64));
    }
  }

  private include(job: number): void {
    const { closesAt, featuredUntil, group, placeSet } = this.columns;
    const closes = closesAt[job]!;
    if (closes <= this.moment) return;
    addJob(this.open, job);
    this.total += 1;
    this.byGroup[group[job]!]! += 1;
    this.byPlaceSet[placeSet[job]!]! += 1;
    if (featuredUntil[job]! > this.moment) addJob(this.featured, job);
    if (closes <= this.moment + this.soonMs) addJob(this.closingSoon, job);
  }

  private exclude(job: number): void {
    if (!hasJob(this.open, job)) return;
    const { group, placeSet } = this.columns;
    removeJob(this.open, job);
    removeJob(this.featured, job);
    removeJob(this.closingSoon, job);
    this.total -= 1;
    this.byGroup[group[job]!]! -= 1;
    this.byPlaceSet[placeSet[job]!]! -= 1;
  }

  /** Number of changes that are not later than a moment. */
  private changesUntil(moment: number): number {
    return firstIndex(this.changes.length, (index) => this.changes[index]!.at <= moment);
  }

  private changesBefore(job: number, end: number): boolean {
    const { closesAt, featuredUntil } = this.columns;
    const featured = featuredUntil[job]!;
    return closesAt[job]! - this.soonMs < end || (featured > this.start && featured < end);
  }

  private changesOf(job: number): StateChange[] {
    const closes = this.columns.closesAt[job]!;
    return [closes - this.soonMs, closes, this.columns.featuredUntil[job]!]
      .filter((at) => at > this.start && at < this.end)
      .map((at) => ({ at, job }));
  }
}
