import fc from 'fast-check';
import {
  addAll,
  addJob,
  countBy,
  countByBoth,
  countCommon,
  countJobs,
  eachJob,
  emptyBits,
  hasCommon,
  hasJob,
  keepCommon,
  removeAll,
  removeJob,
  removeRange,
  type JobBits,
} from './job-bits.policy.ts';

const size = 100;
const positions = fc.uniqueArray(fc.nat(size - 1));
const limits = fc.tuple(fc.nat(size), fc.nat(size)).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const);

function bitsOf(jobs: Iterable<number>, length = size): JobBits {
  const bits = emptyBits(length);
  for (const job of jobs) addJob(bits, job);
  return bits;
}

function jobsOf(bits: JobBits, start = 0): number[] {
  const jobs: number[] = [];
  eachJob(bits, (job) => jobs.push(job), start);
  return jobs;
}

const sorted = (jobs: readonly number[]) => jobs.toSorted((a, b) => a - b);

it('stores, combines and counts jobs like lists of positions', () => {
  fc.assert(
    fc.property(positions, positions, limits, (one, other, [start, end]) => {
      const changed = (change: (bits: JobBits) => void) => {
        const bits = bitsOf(one);
        change(bits);
        return jobsOf(bits);
      };
      const [inBoth, inOne] = [one.filter((job) => other.includes(job)), one.filter((job) => !other.includes(job))];
      const isInside = (job: number) => job >= start && job < end;
      expect(jobsOf(bitsOf(one), start)).toEqual(sorted(one).filter((job) => job >= start));
      expect(changed((bits) => addAll(bits, bitsOf(other)))).toEqual(sorted([...inOne, ...other]));
      expect(changed((bits) => keepCommon(bits, bitsOf(other)))).toEqual(sorted(inBoth));
      expect(changed((bits) => removeAll(bits, bitsOf(other)))).toEqual(sorted(inOne));
      expect(changed((bits) => removeRange(bits, start, end))).toEqual(sorted(one).filter((job) => !isInside(job)));
      expect(changed((bits) => removeJob(bits, start % size))).toEqual(
        sorted(one).filter((job) => job !== start % size),
      );
      expect(countJobs(bitsOf(one), start, end)).toBe(one.filter(isInside).length);
      expect(countJobs(bitsOf(one))).toBe(one.length);
      expect(countCommon(bitsOf(one), bitsOf(other))).toBe(inBoth.length);
      expect(hasCommon(bitsOf(one), bitsOf(other))).toBe(inBoth.length > 0);
      expect(hasJob(bitsOf(one), start % size)).toBe(one.includes(start % size));
    }),
  );
});

it('treats positions beyond the end of the shorter set as not contained', () => {
  const [short, long] = [bitsOf([1, 40], 64), bitsOf([1, 40, 90])];
  keepCommon(long, short);
  expect(jobsOf(long)).toEqual([1, 40]);
  expect(countCommon(bitsOf([40, 90]), short)).toBe(1);
  addAll(long, bitsOf([3], 32));
  expect(jobsOf(long)).toEqual([1, 3, 40]);
});

it('counts jobs by their numbers', () => {
  const numberOf = Int32Array.from({ length: size }, (_, job) => job % 3);
  const otherOf = Int32Array.from({ length: size }, (_, job) => job % 2);
  fc.assert(
    fc.property(positions, (jobs) => {
      const [one, other, alone] = [new Int32Array(3), new Int32Array(2), new Int32Array(3)];
      countByBoth(bitsOf(jobs), { numberOf, counts: one }, { numberOf: otherOf, counts: other });
      countBy(bitsOf(jobs), { numberOf, counts: alone });
      expect([...one]).toEqual([0, 1, 2].map((number) => jobs.filter((job) => job % 3 === number).length));
      expect([...other]).toEqual([0, 1].map((number) => jobs.filter((job) => job % 2 === number).length));
      expect(alone).toEqual(one);
    }),
  );
});
