import { addAll, addJob, emptyBits, type JobBits } from './job-bits.policy.ts';

/** The positions of jobs by a number of which each has one: company, place set. */
export class PositionLists {
  /** The sorted positions of number n are `positions[starts[n]]` up to, but not including, `positions[starts[n + 1]]`. */
  private starts = new Int32Array(1);
  private positions = new Int32Array(0);
  /** Positions that were added after `build`. */
  private readonly added = new Map<number, number[]>();

  /** Lists the first `size` jobs of a column. @param limit greater than every number */
  build(column: Int32Array, size: number, limit: number): void {
    this.starts = new Int32Array(limit + 1);
    for (let job = 0; job < size; job++) this.starts[column[job]! + 1]! += 1;
    for (let number = 0; number < limit; number++) this.starts[number + 1]! += this.starts[number]!;
    const next = this.starts.slice();
    this.positions = new Int32Array(size);
    for (let job = 0; job < size; job++) this.positions[next[column[job]!]!++] = job;
  }

  /** All positions of `build`, by number. */
  inOrder(): Int32Array {
    return this.positions;
  }

  add(number: number, job: number): void {
    const list = this.added.get(number);
    if (list === undefined) this.added.set(number, [job]);
    else list.push(job);
  }

  /** Adds the jobs with this number to a set. */
  addTo(bits: JobBits, number: number): void {
    const end = this.starts[number + 1] ?? 0;
    for (let at = this.starts[number] ?? 0; at < end; at++) addJob(bits, this.positions[at]!);
    for (const job of this.added.get(number) ?? []) addJob(bits, job);
  }
}

/** The jobs by the value of an attribute, of which there are few: each value has a set, or each bit of a mask. */
export class ValueSets {
  private readonly sets = new Map<number, JobBits>();

  constructor(private readonly isMask: boolean) {}

  /** @param capacity number of jobs for which the sets make room */
  add(value: number, job: number, capacity: number): void {
    if (!this.isMask) this.addValue(value, job, capacity);
    else for (let bits = value; bits !== 0; bits &= bits - 1) this.addValue(bits & -bits, job, capacity);
  }

  /** Adds the jobs with an accepted value to a set. */
  addTo(jobs: JobBits, accepts: (value: number) => boolean): void {
    for (const [value, own] of this.sets) if (accepts(value)) addAll(jobs, own);
  }

  private addValue(value: number, job: number, capacity: number): void {
    let jobs = this.sets.get(value);
    if (jobs === undefined || job >>> 5 >= jobs.length) {
      const larger = emptyBits(capacity);
      if (jobs !== undefined) addAll(larger, jobs);
      jobs = larger;
      this.sets.set(value, jobs);
    }
    addJob(jobs, job);
  }
}
