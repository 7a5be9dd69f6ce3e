import fc from 'fast-check';
import { buildJobRow } from '../../testing/build-catalogue.ts';
import { eachJob, type JobBits } from './job-bits.policy.ts';
import { JobColumns } from './job-columns.cache.ts';
import { OpenJobs } from './open-jobs.cache.ts';

const minute = 60_000;
const soonMs = 5 * minute;
const first = 1_000 * minute;

/** Minutes from the first moment, partly beyond the hour that is prepared. */
const offset = fc.integer({ min: -5, max: 75 });
const time = offset.map((minutes) => first + minutes * minute);
const job = fc.record({
  closesAt: fc.oneof(time, fc.constant(Infinity)),
  featuredUntil: fc.oneof(time, fc.constant(0), fc.constant(Infinity)),
});
/** A moment to move to, a job to add, or the index of a job to remove. */
const step = fc.oneof(time, job, fc.record({ removed: fc.nat(9) }));

function build(jobs: readonly { closesAt: number; featuredUntil: number }[]) {
  const columns = new JobColumns([], 0);
  for (const [index, one] of jobs.entries()) columns.push(buildJobRow({ id: index + 1, ...one }));
  return columns;
}

function jobsOf(bits: JobBits): number[] {
  const jobs: number[] = [];
  eachJob(bits, (one) => jobs.push(one));
  return jobs;
}

const stateAt = (open: OpenJobs, moment: number) => {
  const { open: isOpen, featured, closingSoon, total } = open.moveTo(moment);
  return { open: jobsOf(isOpen), featured: jobsOf(featured), closingSoon: jobsOf(closingSoon), total };
};

it('moves forward and backward in time, and over added and removed jobs', () => {
  fc.assert(
    fc.property(fc.array(job, { minLength: 1 }), fc.array(step), (jobs, steps) => {
      const columns = build(jobs);
      const open = new OpenJobs(columns, soonMs);
      stateAt(open, first);
      let moment = first;
      for (const next of steps) {
        if (typeof next === 'number') moment = next;
        else if ('removed' in next) {
          const removed = next.removed % columns.size;
          open.remove(removed);
          columns.remove(removed);
        } else open.add(columns.push(buildJobRow({ id: columns.size + 1, ...next })));
        expect(stateAt(open, moment)).toEqual(stateAt(new OpenJobs(columns, soonMs), moment));
      }
    }),
  );
});

it('does not examine all jobs again for a request that read the time before another one', () => {
  const columns = build([{ closesAt: Infinity, featuredUntil: 0 }]);
  const open = new OpenJobs(columns, soonMs);
  stateAt(open, first);
  // Only an examination of all jobs notices a job that was not announced.
  columns.push(buildJobRow({ id: 2 }));
  for (const moment of [first + 10, first + 5, first - 10]) expect(stateAt(open, moment).total).toBe(1);
  expect(stateAt(open, first - 2 * minute).total).toBe(2);
});
