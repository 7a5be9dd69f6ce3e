import fc from 'fast-check';
import { JobPool, type PooledJob, type Preferences } from './job-pool.policy.ts';

const anything: Preferences = { categories: 'all', companies: [], searches: [], city: null };
const job = (id: number, about: Partial<PooledJob> = {}): PooledJob => ({
  id,
  companyId: id,
  categoryId: 1,
  cities: [],
  isRemote: false,
  ...about,
});
const noExclusions = () => false;

it('chooses the five newest jobs', () => {
  const pool = new JobPool([9, 8, 7, 6, 5, 4].map((id) => job(id)));
  expect(pool.choose(anything, [], noExclusions)).toEqual([9, 8, 7, 6, 5]);
});

it('chooses at most two jobs of a company', () => {
  const pool = new JobPool([9, 8, 7, 6].map((id) => job(id, { companyId: id === 6 ? 2 : 1 })));
  expect(pool.choose(anything, [], noExclusions)).toEqual([9, 8, 6]);
});

it('omits excluded jobs, and continues with the next ones', () => {
  const pool = new JobPool([9, 8, 7, 6].map((id) => job(id, { companyId: id > 6 ? 1 : 2 })));
  expect(pool.choose(anything, [], (id) => id === 9)).toEqual([8, 7, 6]);
});

it('prefers search results, then followed companies, then nearby jobs, then remote jobs', () => {
  const jobs = [
    job(9),
    job(8, { isRemote: true }),
    job(7, { cities: ['porto'] }),
    job(6, { companyId: 77 }),
    job(5, { categoryId: 2 }),
  ];
  const pool = new JobPool(jobs);
  const wanted = { categories: [1], companies: [77], searches: ['keyword=x'], city: 'porto' };
  expect(pool.choose(wanted, [pool.positionsOf([5])], noExclusions)).toEqual([5, 6, 7, 8, 9]);
});

it('chooses no jobs by category if none is followed', () => {
  const pool = new JobPool([job(9), job(8)]);
  const nothing: Preferences = { ...anything, categories: [] };
  expect(pool.choose(nothing, [pool.positionsOf([8, 1000])], noExclusions)).toEqual([8]);
  expect(pool.choose(nothing, [], noExclusions)).toEqual([]);
});

/** Straightforward implementation of the rules. */
function referenceSelection(
  jobs: readonly PooledJob[],
  searches: ReadonlyMap<string, readonly number[]>,
  wanted: Preferences,
  known: ReadonlySet<number>,
): number[] {
  const isOfCategories = ({ categoryId }: PooledJob) =>
    wanted.categories === 'all' || (categoryId !== null && wanted.categories.includes(categoryId));
  const tierOf = (one: PooledJob): number => {
    if (wanted.searches.some((query) => searches.get(query)?.includes(one.id))) return 0;
    if (wanted.companies.includes(one.companyId)) return 1;
    if (!isOfCategories(one)) return Infinity;
    if (wanted.city === null) return 4;
    if (one.cities.includes(wanted.city)) return 2;
    return one.isRemote ? 3 : 4;
  };
  const chosen: PooledJob[] = [];
  for (const one of jobs.toSorted((a, b) => tierOf(a) - tierOf(b) || jobs.indexOf(a) - jobs.indexOf(b))) {
    const ofCompany = chosen.filter(({ companyId }) => companyId === one.companyId).length;
    if (tierOf(one) < Infinity && !known.has(one.id) && ofCompany < 2 && chosen.length < 5) chosen.push(one);
  }
  return chosen.map(({ id }) => id);
}

const small = fc.integer({ min: 1, max: 4 });
const city = fc.constantFrom('porto', 'faro');
const anyJobs = fc
  .array(
    fc.record({
      companyId: small,
      categoryId: fc.option(small),
      cities: fc.array(city, { maxLength: 2 }),
      isRemote: fc.boolean(),
    }),
    { maxLength: 25 },
  )
  .map((given) => given.map((one, index) => ({ id: given.length - index, ...one })));
const anyIds = fc.uniqueArray(fc.integer({ min: 1, max: 25 }));
const anyPreferences = fc.record({
  categories: fc.oneof(fc.constant('all' as const), fc.uniqueArray(small)),
  companies: fc.uniqueArray(small, { maxLength: 2 }),
  searches: fc.subarray(['keyword=a', 'keyword=b', 'keyword=c']),
  city: fc.option(city),
});

it('equals the straightforward implementation for any input', () => {
  fc.assert(
    fc.property(anyJobs, anyIds, anyIds, anyPreferences, anyIds, (jobs, first, second, wanted, known) => {
      const searches = new Map([
        ['keyword=a', first],
        ['keyword=b', second],
      ]);
      const excluded = new Set(known);
      const pool = new JobPool(jobs);
      const found = wanted.searches.map((query) => pool.positionsOf(searches.get(query) ?? []));
      const chosen = pool.choose(wanted, found, (id) => excluded.has(id));
      expect(chosen).toEqual(referenceSelection(jobs, searches, wanted, excluded));
    }),
    { numRuns: 500 },
  );
});
