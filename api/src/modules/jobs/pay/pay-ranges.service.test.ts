import fc from 'fast-check';
import type { JobPlace } from 'shared-contracts';
import { daysAgo, saveCategory, saveCompany, saveJob } from '../../../../test/factories/index.ts';
import { createTestSearch, type TestSearch } from '../testing/test-search.ts';

const seed = Number(process.env.TEST_SEED ?? Math.floor(Math.random() * 1e9));

/** Titles by role. Every title of a role finds the others, except those of another rank. */
const roles: Readonly<Record<string, readonly string[]>> = {
  reception: ['Rececionista', 'Recepcionista de clínica', 'Front desk agent', 'Hotel receptionist'],
  driving: ['Motorista', 'Motoristas de ligeiros (m/f)', 'Condutora'],
  chief: ['Chefe de cozinha'],
};
const districts: Readonly<Record<string, string>> = {
  Lisboa: 'Lisboa',
  Oeiras: 'Lisboa',
  Porto: 'Porto',
  Maia: 'Porto',
};

interface RandomJob {
  title: string;
  city: string | null;
  company: number;
  level: string | null;
  types: readonly string[];
  /** Euros per month. */
  pay: number | null;
  isOpen: boolean;
  hasEnded: boolean;
}

const randomJob: fc.Arbitrary<RandomJob> = fc.record({
  title: fc.constantFrom(
    'Rececionista',
    'Recepcionista de clínica',
    'Motorista',
    'Motoristas de ligeiros (m/f)',
    'Condutora',
  ),
  city: fc.constantFrom('Lisboa', 'Lisboa', 'Oeiras', 'Porto', 'Maia', null),
  company: fc.integer({ min: 0, max: 3 }),
  level: fc.constantFrom('junior', 'mid', null),
  types: fc.constantFrom(
    ['full-time'],
    ['full-time', 'part-time'],
    [],
    ['part-time'],
    ['weekend-only'],
    ['internship'],
  ),
  pay: fc.constantFrom(null, 900, 1000, 1100, 1200, 1250, 1400),
  isOpen: fc.constantFrom(true, true, true, false),
  hasEnded: fc.constantFrom(false, false, false, true),
});

let harness: TestSearch;
let companies: number[];
let category: number;
beforeAll(async () => {
  harness = await createTestSearch();
  category = (await saveCategory(harness.database, { name: 'Serviços' })).id;
  companies = [];
  for (let company = 0; company < 4; company++) companies.push((await saveCompany(harness.database)).id);
});
beforeEach(() => harness.database.query('delete from jobs'));
afterAll(() => harness.close());

const placesOf = (city: string | null): JobPlace[] => (city === null ? [] : [{ city, region: null, country: 'PT' }]);

async function save({ title, city, company, level, types, pay, isOpen, hasEnded }: RandomJob): Promise<number> {
  const { id } = await saveJob(harness.database, {
    title,
    city,
    location: city,
    places: JSON.stringify(placesOf(city)),
    company_id: companies[company]!,
    category_id: category,
    experience_level: level,
    job_types: [...types],
    salary_min: pay,
    ...(pay === null && { salary_currency: null, salary_period: null, salary_payments: null }),
    closes_at: hasEnded ? daysAgo(1) : null,
    status: isOpen ? 'open' : 'closed',
  });
  return id;
}

const kindOf = ({ types }: RandomJob) => {
  if (types.includes('internship')) return 'internship';
  return types.length === 1 && types[0] !== 'full-time' ? 'part-time' : 'other';
};
const roleOf = (title: string) => Object.keys(roles).find((role) => roles[role]!.includes(title));

/** The rules in their simplest form: number, place, range and median of a job. */
function expected(job: RandomJob, all: readonly RandomJob[]) {
  if (!job.isOpen) return null;
  const open = all.filter((one) => one.isOpen && !one.hasEnded && one.pay !== null && kindOf(one) === kindOf(job));
  const bases = [
    (one: RandomJob) => roleOf(one.title) === roleOf(job.title),
    (one: RandomJob) => job.level !== null && one.level === job.level,
  ];
  const here = job.city === null ? null : districts[job.city]!;
  const scopes = [
    { name: job.city, fits: (one: RandomJob) => job.city !== null && one.city === job.city },
    { name: here, fits: (one: RandomJob) => here !== null && one.city !== null && districts[one.city] === here },
    { name: 'Portugal', fits: () => true },
  ];
  for (const [at, isSame] of bases.entries()) {
    for (const { name, fits } of scopes) {
      const adverts = new Set(
        open.filter((one) => isSame(one) && fits(one)).map(({ company, pay }) => `${company} ${pay}`),
      );
      const amounts = [...adverts].map((advert) => Number(advert.split(' ')[1]) * 14).toSorted((a, b) => a - b);
      const employers = new Set([...adverts].map((advert) => advert.split(' ')[0]));
      if (amounts.length < 8 || employers.size < 3) continue;
      const cut = Math.max(1, Math.round(amounts.length / 10));
      const [low, high] = [amounts[cut]!, amounts.at(-1 - cut)!];
      return {
        isRole: at === 0,
        place: name,
        count: amounts.length,
        companies: employers.size,
        low,
        high,
        inside: amounts.filter((amount) => amount >= low && amount <= high).length,
        median: Math.round(
          (amounts[Math.ceil(amounts.length / 2) - 1]! + amounts[Math.floor(amounts.length / 2)]!) / 2,
        ),
        includesJob: open.includes(job) && isSame(job) && fits(job),
      };
    }
  }
  return null;
}

it('compares as the rules say', async () => {
  const jobs = fc.array(randomJob, { minLength: 12, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(jobs, async (all) => {
      await harness.database.query('delete from jobs');
      const ids: number[] = [];
      for (const job of all) ids.push(await save(job));
      await harness.rebuild();
      for (const [at, job] of all.entries()) {
        if (job.hasEnded) continue;
        const found = await harness.payRanges.ofJob({ id: ids[at]!, title: job.title, places: placesOf(job.city) });
        const range = found && {
          isRole: found.role !== null,
          place: found.place.name,
          count: found.count,
          companies: found.companies,
          low: found.low,
          high: found.high,
          inside: found.inside,
          median: found.median,
          includesJob: found.includesJob,
        };
        expect({ seed, job, range }).toEqual({ seed, job, range: expected(job, all) });
        expect(found?.columns.counts.reduce((sum, count) => sum + count, 0)).toBe(found?.count);
      }
    }),
    { seed, numRuns: 15 },
  );
});

const advert: RandomJob = {
  title: 'Rececionista',
  city: 'Lisboa',
  company: 0,
  level: null,
  types: ['full-time'],
  pay: 1000,
  isOpen: true,
  hasEnded: false,
};
/** Eight adverts of four companies in Lisboa. */
const eight = Array.from({ length: 8 }, (_, at): RandomJob => ({ ...advert, company: at % 4, pay: 900 + 50 * at }));

async function rangeOf(job: RandomJob, others: readonly RandomJob[]) {
  const id = await save(job);
  for (const other of others) await save(other);
  await harness.rebuild();
  return harness.payRanges.ofJob({ id, title: job.title, places: placesOf(job.city) });
}

it('finds the role by synonyms, and names them', async () => {
  const others = eight.map((job, at) => ({ ...job, title: roles['reception']![at % 4]! }));
  const range = await rangeOf({ ...advert, pay: null }, others);
  expect(range).toMatchObject({ count: 8, role: 'rececionista', includesJob: false });
  expect(range?.synonyms).toEqual(expect.arrayContaining(['receptionist', 'front desk']));
});

it('does not count other ranks, unless the job has that rank', async () => {
  const chiefs = eight.map((job) => ({ ...job, title: 'Chefe de receção' }));
  expect(await rangeOf({ ...advert, pay: null }, chiefs)).toBeNull();
  await harness.database.query('delete from jobs');
  expect(await rangeOf({ ...advert, title: 'Chefe de receção', pay: null }, chiefs)).toMatchObject({ count: 8 });
});

it('has no range for seven adverts, for two companies, or for the same advert of a company many times', async () => {
  for (const others of [
    eight.slice(1),
    eight.map((job) => ({ ...job, company: job.company % 2 })),
    [...eight.slice(1), ...eight.slice(1), ...eight.slice(1)],
  ]) {
    await harness.database.query('delete from jobs');
    expect(await rangeOf({ ...advert, pay: null }, others)).toBeNull();
  }
});

it('has no range for a job abroad', async () => {
  const id = await save(advert);
  for (const other of eight) await save(other);
  await harness.rebuild();
  const places = [{ city: 'Madrid', region: null, country: 'ES' }];
  expect(await harness.payRanges.ofJob({ id, title: advert.title, places })).toBeNull();
});
