import fc from 'fast-check';
import { emptyJobFilter, limits, type JobFilter } from 'shared-contracts';
import { daysAgo, saveCompany, saveJob } from '../../../../test/factories/index.ts';
import { createTestSearch, type TestSearch } from '../testing/test-search.ts';

const seed = Number(process.env.TEST_SEED ?? Math.floor(Math.random() * 1e9));
const names = ['Clínica Mar Alto', 'Hotel Âncora', 'Mar e Sal', 'Pulso'];

let harness: TestSearch;
let ids: number[];
beforeAll(async () => {
  harness = await createTestSearch();
  ids = [];
  for (const name of names) ids.push((await saveCompany(harness.database, { name })).id);
});
beforeEach(() => harness.database.query('delete from jobs'));
afterAll(() => harness.close());

const randomJob = fc.record({
  company: fc.integer({ min: 0, max: names.length - 1 }),
  title: fc.constantFrom('Enfermeiro', 'Motorista'),
  workplace: fc.constantFrom('onsite' as const, 'remote' as const),
  pay: fc.constantFrom(null, 950, 1000, 1199, 1200, 2000),
  hasEnded: fc.constantFrom(false, false, false, true),
});
const randomFilter = fc.record({
  keyword: fc.constantFrom('', 'enfermeira', 'enfermero', 'xyzw'),
  workplace: fc.constantFrom([], ['remote']),
  minPay: fc.constantFrom('', '1000'),
  withPay: fc.constantFrom('', 'true'),
  chosen: fc.constantFrom([], [0], [1, 2]),
  sort: fc.constantFrom('relevance', 'pay'),
  page: fc.constantFrom(1, 2),
});

it('counts the jobs that the search finds, without its own filter', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(randomJob, { maxLength: 25 }),
      fc.array(randomFilter, { minLength: 5, maxLength: 5 }),
      async (jobs, filters) => {
        await harness.database.query('delete from jobs');
        for (const { company, pay, hasEnded, ...job } of jobs) {
          await saveJob(harness.database, {
            ...job,
            company_id: ids[company]!,
            salary_min: pay,
            ...(pay === null && { salary_currency: null, salary_period: null, salary_payments: null }),
            closes_at: hasEnded ? daysAgo(1) : null,
          });
        }
        await harness.rebuild();
        for (const { chosen, ...rest } of filters) {
          const filter: JobFilter = { ...emptyJobFilter, ...rest, companyId: chosen.map((at) => String(ids[at])) };
          const totalOf = async (change: Partial<JobFilter>) =>
            (await harness.search.search({ ...filter, page: 1, ...change }, new Date())).total;
          const { items, total } = await harness.counts.companies(filter, '');
          const counted = await Promise.all(
            ids.map(async (id) => [String(id), await totalOf({ companyId: [String(id)] })] as const),
          );
          const shown = counted.filter(([id, count]) => count > 0 || filter.companyId.includes(id));
          expect({ seed, items: Object.fromEntries(items.map(({ value, count }) => [value, count])) }).toEqual({
            seed,
            items: Object.fromEntries(shown),
          });
          expect(total).toBe(counted.filter(([, count]) => count > 0).length);
          // Together with a minimum, `withPay` means comparable pay, and 1 euro is below every pay.
          const { count, columns } = await harness.counts.pay(filter);
          expect(count).toBe(await totalOf({ minPay: '1', withPay: 'true' }));
          for (const [at, inColumn] of (columns?.counts ?? []).entries()) {
            const from = at === 0 ? 0 : columns!.first + at * columns!.step;
            const below = at === columns!.counts.length - 1 ? Infinity : columns!.first + (at + 1) * columns!.step;
            const above = async (yearly: number) =>
              yearly === Infinity ? 0 : totalOf({ minPay: `${Math.max(1, yearly)}-year`, withPay: 'true' });
            expect(inColumn).toBe((await above(from)) - (await above(below)));
          }
        }
      },
    ),
    { seed, numRuns: 8 },
  );
});

describe('companies', () => {
  const find = async (name: string, filter: Partial<JobFilter> = {}) =>
    (await harness.counts.companies({ ...emptyJobFilter, ...filter }, name)).items.map(({ label }) => label);

  it('finds names by the beginnings of their words, without accents, most jobs first', async () => {
    for (const at of [0, 1, 2, 2, 3]) await saveJob(harness.database, { company_id: ids[at]! });
    await harness.rebuild();
    expect(await find('')).toEqual(['Mar e Sal', 'Clínica Mar Alto', 'Hotel Âncora', 'Pulso']);
    expect(await find('mar')).toEqual(['Mar e Sal', 'Clínica Mar Alto']);
    expect(await find('ANC hot')).toEqual(['Hotel Âncora']);
    expect(await find('ulso')).toEqual([]);
    expect(await find('mar', { companyId: [String(ids[3])] })).toEqual(['Mar e Sal', 'Clínica Mar Alto', 'Pulso']);
  });

  it('contains as many as its limit', async () => {
    for (let at = 0; at <= limits.filterCompanies; at++) await saveJob(harness.database);
    await harness.rebuild();
    const { items, total } = await harness.counts.companies(emptyJobFilter, '');
    expect([items.length, total]).toEqual([limits.filterCompanies, limits.filterCompanies + 1]);
  });

  it('contains chosen companies without matches, and no unknown ones', async () => {
    await harness.rebuild();
    expect(await find('', { companyId: [String(ids[0]), '999999', 'x'] })).toEqual(['Clínica Mar Alto']);
  });
});
