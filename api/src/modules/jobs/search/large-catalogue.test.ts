import fc from 'fast-check';
import { jobSorts } from 'shared-contracts';
import { buildCatalogue, buildJobRow } from '../testing/build-catalogue.ts';
import type { Catalogue } from './catalogue/catalogue.cache.ts';
import { addJob, emptyBits, type JobBits } from './catalogue/job-bits.policy.ts';
import type { Attribute, JobRow, PackedJob } from './catalogue/job-rows.parser.ts';
import { countMatches, countTotal } from './match-counts.policy.ts';
import { newestMatches } from './match-order.policy.ts';
import { matchesOf } from './matches.policy.ts';
import type { Criteria } from './search-criteria.policy.ts';

// The property test against the reference uses few jobs, whose sets have a single word. These have several.

const day = 86_400_000;
const now = 100 * day;
const seed = Number(process.env.TEST_SEED ?? Math.floor(Math.random() * 1e9));

const attributes: readonly Attribute[] = [
  { column: 'one', type: 'smallint', size: 4 },
  { column: 'mask', type: 'smallint', size: 8, isMask: true },
];

const end = fc.constantFrom(now - 1, now, now + 1, now + 3 * day, Infinity, Infinity, Infinity);

const randomJob = fc.record({
  postedAt: fc.integer({ min: 60, max: 99 }).map((days) => days * day),
  closesAt: end,
  featuredUntil: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: end }),
  companyId: fc.integer({ min: 1, max: 5 }),
  pay: fc.constantFrom(0, 0, 10, 20, 30),
  attributes: fc.tuple(fc.nat(3), fc.nat(7)).map((values): readonly number[] => values),
  places: fc.subarray([1, 2, 3]).map((places) => places.join(',')),
  /** Whether it matches the keyword, and ranks higher. */
  isMatch: fc.boolean(),
  isInTitle: fc.boolean(),
  isTyped: fc.boolean(),
  isExact: fc.boolean(),
});
type RandomJob = typeof randomJob extends fc.Arbitrary<infer Job> ? Job & { id: number } : never;

const usuallyOff = <Value>(on: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 2, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: on });

const randomFilter = fc.record({
  one: usuallyOff(fc.nat(3)),
  mask: usuallyOff(fc.integer({ min: 1, max: 7 })),
  location: usuallyOff(fc.constantFrom(1, 2, 3)),
  place: usuallyOff(fc.constantFrom(1, 2, 3)),
  companyId: usuallyOff(fc.integer({ min: 1, max: 6 })),
  postedWithin: usuallyOff(fc.constantFrom(70 * day, 90 * day)),
  postedAfter: usuallyOff(fc.constantFrom(65 * day, 80 * day)),
  closingSoon: usuallyOff(fc.boolean()),
  minPay: usuallyOff(fc.record({ amount: fc.constantFrom(10, 15, 30), acceptsUnknown: fc.boolean() })),
  hasKeyword: fc.boolean(),
  sort: fc.constantFrom(...jobSorts),
  wanted: fc.constantFrom(1, 10, 200),
});
type RandomFilter = typeof randomFilter extends fc.Arbitrary<infer Filter> ? Filter : never;

const toRow = (job: RandomJob): JobRow => buildJobRow(job);

const inSeconds = (time: number) => time / 1000;
const toPacked = ({ places, ...job }: RandomJob): PackedJob => ({
  numbers: [
    job.id,
    ...[job.postedAt, job.closesAt, job.featuredUntil].map(inSeconds),
    job.companyId,
    job.pay,
    ...job.attributes,
  ].join(' '),
  places,
  document: '',
});

const byNewest = (a: RandomJob, b: RandomJob) => b.postedAt - a.postedAt || b.id - a.id;

/** A catalogue whose first `replaced` jobs were changed, or removed if `jobs` does not contain them. */
async function catalogueOf(before: readonly RandomJob[], jobs: readonly RandomJob[], changed: readonly number[]) {
  const catalogue = buildCatalogue(attributes, before.toSorted(byNewest).map(toRow));
  catalogue.open.moveTo(now - day);
  const added = jobs.filter(({ id }) => changed.includes(id)).map(toPacked);
  await catalogue.apply({
    frame: catalogue,
    isOfJobs: true,
    changedJobs: changed,
    jobs: added,
    changedTerms: [],
    terms: [],
  });
  return catalogue;
}

const criteriaOf = (filter: RandomFilter): Criteria => {
  const { one, mask, location, place, companyId } = filter;
  const setOf = (id: number | null) => (id === null ? null : new Set([id]));
  return {
    accepts: [one === null ? null : (value) => value === one, mask === null ? null : (value) => (value & mask) !== 0],
    location: setOf(location),
    place: setOf(place),
    companyId: setOf(companyId),
    postedWithin: filter.postedWithin,
    postedAfter: filter.postedAfter,
    closingSoon: filter.closingSoon,
    minPay: filter.minPay,
  };
};

const placesOf = ({ places }: RandomJob) => (places === '' ? [] : places.split(',').map(Number));
const isClosingSoon = ({ closesAt }: RandomJob) => closesAt <= now + 7 * day;

/** Each filter in its simplest form. */
const passes: Record<string, (job: RandomJob, filter: RandomFilter) => boolean> = {
  one: ({ attributes: [value] }, { one }) => one === null || value === one,
  mask: ({ attributes: [, value] }, { mask }) => mask === null || (value! & mask) !== 0,
  location: (job, { location }) => location === null || placesOf(job).includes(location),
  place: (job, { place }) => place === null || placesOf(job).includes(place),
  companyId: (job, { companyId }) => companyId === null || job.companyId === companyId,
  postedWithin: (job, { postedWithin }) => postedWithin === null || job.postedAt >= postedWithin,
  postedAfter: (job, { postedAfter }) => postedAfter === null || job.postedAt >= postedAfter,
  closingSoon: (job, { closingSoon }) => closingSoon === null || (closingSoon && isClosingSoon(job)),
  minPay: ({ pay }, { minPay }) => minPay === null || (pay === 0 ? minPay.acceptsUnknown : pay >= minPay.amount),
  keyword: ({ isMatch }, { hasKeyword }) => !hasKeyword || isMatch,
  open: ({ closesAt }) => closesAt > now,
};

const matching = (jobs: readonly RandomJob[], filter: RandomFilter, ignored: string | null = null) =>
  jobs.filter((job) => Object.entries(passes).every(([name, pass]) => name === ignored || pass(job, filter)));

function rankOf(job: RandomJob, { sort, hasKeyword }: RandomFilter): number {
  if (sort === 'date' || sort === 'pay') return 0;
  const featured = sort === 'relevance' && job.featuredUntil > now ? 6 : 0;
  if (!hasKeyword) return featured;
  const typed = Number(job.isTyped) + Number(job.isTyped && job.isExact);
  return featured + (job.isInTitle ? 3 : 0) + typed;
}

function ordered(jobs: readonly RandomJob[], filter: RandomFilter): number[] {
  const byPay = (job: RandomJob) => (filter.sort === 'pay' ? job.pay : 0);
  return jobs
    .toSorted((a, b) => rankOf(b, filter) - rankOf(a, filter) || byPay(b) - byPay(a) || byNewest(a, b))
    .slice(0, filter.wanted)
    .map(({ id }) => id);
}

function rankedSets(catalogue: Catalogue, jobs: readonly RandomJob[]) {
  const setOf = (isIn: (job: RandomJob) => boolean): JobBits => {
    const bits = emptyBits(catalogue.jobs.size);
    for (const job of jobs) if (isIn(job)) addJob(bits, catalogue.jobs.positionOf(job.id));
    return bits;
  };
  return {
    match: setOf(({ isMatch }) => isMatch),
    title: setOf(({ isMatch, isInTitle }) => isMatch && isInTitle),
    typed: setOf(({ isMatch, isTyped }) => isMatch && isTyped),
    exact: setOf(({ isMatch, isTyped, isExact }) => isMatch && isTyped && isExact),
  };
}

const count = (jobs: readonly RandomJob[], isCounted: (job: RandomJob) => boolean) => jobs.filter(isCounted).length;

const randomJobs = (minLength: number) =>
  fc
    .array(randomJob, { minLength, maxLength: 150, size: 'max' })
    .map((jobs) => jobs.map((job, at) => ({ ...job, id: at + 1 })));

it(`counts and sorts many jobs like a list, also after changes (seed ${seed})`, async () => {
  const run = fc.asyncProperty(
    randomJobs(60),
    fc.array(fc.option(randomJob, { freq: 3 }), { maxLength: 40, size: 'max' }),
    fc.array(randomFilter, { minLength: 5, maxLength: 5 }),
    async (before, changes, filters) => {
      const changed = changes.map((_, at) => at * 2 + 1);
      const after = changes.flatMap((job, at) => (job === null ? [] : [{ ...job, id: at * 2 + 1 }]));
      const jobs = [...before.filter(({ id }) => !changed.includes(id)), ...after];
      const catalogue = await catalogueOf(before, jobs, changed);
      const ranks = rankedSets(catalogue, jobs);
      for (const filter of filters) {
        const request = {
          catalogue,
          criteria: criteriaOf(filter),
          keyword: filter.hasKeyword ? ranks.match : null,
          now,
        };
        const { sort, wanted } = filter;
        const counts = countMatches({
          ...request,
          ranks: filter.hasKeyword ? ranks : null,
          sort,
          postedLimits: [95 * day, 90 * day, 70 * day],
          wanted,
        });
        const own = (name: string) => matching(jobs, filter, name);
        const found = matching(jobs, filter);
        const idOf = (job: number) => catalogue.jobs.id[job]!;
        expect({
          filter,
          total: counts.total,
          first: counts.first.map(idOf),
          one: [0, 1, 2, 3].map((value) => counts.attributes[0]![value] ?? 0),
          mask: [...Array.from({ length: 8 }).keys()].map((value) => counts.attributes[1]![value] ?? 0),
          place: [1, 2, 3].map((place) => counts.place[place] ?? 0),
          posted: counts.posted,
          closingSoon: counts.closingSoon,
          totalAlone: countTotal(request),
          newest: newestMatches(request, 10).map(idOf),
          all: [...matchesOf(request)].map(idOf).toSorted((a, b) => a - b),
        }).toEqual({
          filter,
          total: found.length,
          first: ordered(found, filter),
          one: [0, 1, 2, 3].map((value) => count(own('one'), (job) => job.attributes[0] === value)),
          mask: [...Array.from({ length: 8 }).keys()].map((value) =>
            count(own('mask'), (job) => job.attributes[1] === value),
          ),
          place: [1, 2, 3].map((place) => count(own('location'), (job) => placesOf(job).includes(place))),
          posted: [0, 95 * day, 90 * day, 70 * day].map((since) =>
            count(own('postedWithin'), (job) => job.postedAt >= since),
          ),
          closingSoon: count(own('closingSoon'), isClosingSoon),
          totalAlone: found.length,
          newest: ordered(found, { ...filter, sort: 'date', wanted: 10 }),
          all: found.map(({ id }) => id).toSorted((a, b) => a - b),
        });
      }
    },
  );
  await fc.assert(run, { seed, numRuns: 60 });
});
