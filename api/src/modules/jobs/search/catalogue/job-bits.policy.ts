/** A set of jobs: bit n is set if the set contains the job at position n. */
export type JobBits = Uint32Array<ArrayBuffer>;

/** The empty set. It is shared, so nothing is added to it. */
export const noJobs: JobBits = new Uint32Array(0);

/** Words of a set for this number of jobs. */
export const wordsFor = (jobs: number): number => (jobs + 31) >>> 5;

export const emptyBits = (jobs: number): JobBits => new Uint32Array(wordsFor(jobs));

export const hasJob = (bits: JobBits, job: number): boolean => ((bits[job >>> 5]! >>> (job & 31)) & 1) === 1;

export function addJob(bits: JobBits, job: number): void {
  bits[job >>> 5]! |= 1 << (job & 31);
}

export function removeJob(bits: JobBits, job: number): void {
  bits[job >>> 5]! &= ~(1 << (job & 31));
}

/** Adds the jobs of a set that is not longer than the target. */
export function addAll(target: JobBits, added: JobBits): void {
  for (let word = 0; word < added.length; word++) target[word]! |= added[word]!;
}

/** Removes the jobs that a set does not contain. */
export function keepCommon(target: JobBits, kept: JobBits): void {
  const common = Math.min(target.length, kept.length);
  for (let word = 0; word < common; word++) target[word]! &= kept[word]!;
  target.fill(0, common);
}

export function removeAll(target: JobBits, removed: JobBits): void {
  const common = Math.min(target.length, removed.length);
  for (let word = 0; word < common; word++) target[word]! &= ~removed[word]!;
}

/** Removes the jobs at the positions from `start` up to, but not including, `end`. */
export function removeRange(target: JobBits, start: number, end: number): void {
  for (let job = start; job < end;) {
    if ((job & 31) === 0 && job + 32 <= end) {
      target[job >>> 5] = 0;
      job += 32;
    } else removeJob(target, job++);
  }
}

/** Number of set bits of a word. */
export function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55_55_55_55);
  bits = (bits & 0x33_33_33_33) + ((bits >>> 2) & 0x33_33_33_33);
  return Math.imul((bits + (bits >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
}

/** Number of jobs at the positions from `start` up to, but not including, `end`. */
export function countJobs(bits: JobBits, start = 0, end = bits.length << 5): number {
  const before = (limit: number) => (1 << (limit & 31)) - 1;
  const [first, last] = [start >>> 5, end >>> 5];
  let count = (start & 31) === 0 ? 0 : 0 - countBits(bits[first]! & before(start));
  for (let word = first; word < last; word++) if (bits[word] !== 0) count += countBits(bits[word]!);
  return (end & 31) === 0 ? count : count + countBits(bits[last]! & before(end));
}

/** Number of jobs of both sets. */
export function countCommon(a: JobBits, b: JobBits): number {
  const common = Math.min(a.length, b.length);
  let count = 0;
  for (let word = 0; word < common; word++) {
    const both = a[word]! & b[word]!;
    if (both !== 0) count += countBits(both);
  }
  return count;
}

export function hasCommon(a: JobBits, b: JobBits): boolean {
  const common = Math.min(a.length, b.length);
  for (let word = 0; word < common; word++) if ((a[word]! & b[word]!) !== 0) return true;
  return false;
}

/** Calls `visit` for each job from position `start` on, in order of position. */
export function eachJob(bits: JobBits, visit: (job: number) => void, start = 0): void {
  for (let word = start >>> 5; word < bits.length; word++) {
    let rest = bits[word]!;
    if (word === start >>> 5) rest &= -1 << (start & 31);
    for (; rest !== 0; rest &= rest - 1) visit((word << 5) + 31 - Math.clz32(rest & -rest));
  }
}

/** Counts jobs by a number that each has. */
export interface Tally {
  /** By position. */
  numberOf: Int32Array;
  /** By number; receives the counts. */
  counts: Int32Array;
}

export function countBy(bits: JobBits, { numberOf, counts }: Tally): void {
  // Without a callback: a frequent keyword has hundreds of thousands of jobs.
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word]! | 0; rest !== 0; rest &= rest - 1) {
      counts[numberOf[(word << 5) + 31 - Math.clz32(rest & -rest)]!]! += 1;
    }
  }
}

/** Both counts in one pass, because finding the jobs takes half of the time. */
export function countByBoth(bits: JobBits, one: Tally, other: Tally): void {
  const { numberOf, counts } = one;
  const { numberOf: otherOf, counts: otherCounts } = other;
  for (let word = 0; word < bits.length; word++) {
    for (let rest = bits[word]! | 0; rest !== 0; rest &= rest - 1) {
      const job = (word << 5) + 31 - Math.clz32(rest & -rest);
      counts[numberOf[job]!]! += 1;
      otherCounts[otherOf[job]!]! += 1;
    }
  }
}
