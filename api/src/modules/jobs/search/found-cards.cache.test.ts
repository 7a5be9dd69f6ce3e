import { deferred } from '../../../../test/deferred.ts';
import { saveCompany, saveJob } from '../../../../test/factories/index.ts';
import { incrementDataVersion } from '../../../database/data-version.repository.ts';
import type { JobCardRecord } from '../reading/job.sql.ts';
import type { PublicJobsRepository } from '../reading/public-jobs.repository.ts';
import { createTestSearch, type TestSearch } from '../testing/test-search.ts';
import type { Catalogue, CatalogueChange } from './catalogue/catalogue.cache.ts';
import type { Catalogues } from './catalogue/catalogues.service.ts';
import { FoundCards } from './found-cards.cache.ts';

const record = (id: number, title: string): JobCardRecord => ({
  id,
  title,
  slug: `job-${id}`,
  companyId: 1,
  companyName: 'Serra',
  companySlug: 'serra',
  logoHash: null,
  city: null,
  location: null,
  workplace: null,
  category: null,
  categorySlug: null,
  jobTypes: [],
  experienceLevel: null,
  salaryMin: null,
  salaryMax: null,
  salaryCurrency: null,
  salaryPeriod: null,
  salaryPayments: null,
  salaryText: null,
  snippet: '',
  tags: [],
  isFeatured: false,
  featuredUntil: null,
  postedAt: new Date(0),
  closesAt: null,
  status: 'open',
});

const now = new Date();
const catalogue = {} as Catalogue;

/** A database with the jobs 1 to 9, and the ids of each read. */
function createCards() {
  const database = {
    title: 'Enfermeira',
    closesAt: null as Date | null,
    reads: [] as (readonly number[])[],
    wait: Promise.resolve(),
  };
  const jobs = {
    findCards: async (ids: readonly number[]) => {
      database.reads.push(ids);
      const { title, closesAt } = database;
      await database.wait;
      return ids.filter((id) => id < 10).map((id) => ({ ...record(id, title), closesAt }));
    },
  };
  const listeners: ((catalogue: Catalogue, change: CatalogueChange) => void)[] = [];
  const catalogues = { onChange: (listener: (typeof listeners)[number]) => listeners.push(listener) };
  const change = (changed: Pick<CatalogueChange, 'isOfJobs' | 'changedJobs'>) => {
    database.title = 'Enfermeiro';
    for (const listener of listeners) listener(catalogue, changed as CatalogueChange);
  };
  const cards = new FoundCards(jobs as unknown as PublicJobsRepository, catalogues as unknown as Catalogues);
  const titles = async (ids: readonly number[], from = catalogue) =>
    (await cards.find(ids, from, now)).map(({ title }) => title);
  return { database, cards, change, titles };
}

test('a card is read once, and cards keep the order of the ids', async () => {
  const { cards, database } = createCards();
  await cards.find([3, 1], catalogue, now);
  const found = await cards.find([1, 2, 3], catalogue, now);
  expect(found.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(database.reads).toEqual([[3, 1], [2]]);
});

test('after a change the cards of its jobs are read again', async () => {
  const { change, database, titles } = createCards();
  await titles([1, 2]);
  change({ isOfJobs: true, changedJobs: [2, 7] });
  expect(await titles([1, 2])).toEqual(['Enfermeira', 'Enfermeiro']);
  expect(database.reads).toEqual([[1, 2], [2]]);
});

test('after a change of other data, and in another catalogue, all cards are read again', async () => {
  const { change, database, titles } = createCards();
  await titles([1, 2]);
  change({ isOfJobs: false, changedJobs: [] });
  expect(await titles([1, 2])).toEqual(['Enfermeiro', 'Enfermeiro']);
  await titles([1, 2], {} as Catalogue);
  expect(database.reads).toEqual([
    [1, 2],
    [1, 2],
    [1, 2],
  ]);
});

test('a card is evaluated at the time of each search', async () => {
  const { cards, database } = createCards();
  const at = now.getTime();
  database.closesAt = new Date(at + 1000);
  const isClosedAt = async (time: number) => (await cards.find([1], catalogue, new Date(time)))[0]?.isClosed;
  expect([await isClosedAt(at), await isClosedAt(at + 2000), await isClosedAt(at)]).toEqual([false, true, false]);
  expect(database.reads).toEqual([[1]]);
});

test('an unknown id is omitted and read again', async () => {
  const { database, titles } = createCards();
  expect(await titles([10])).toEqual([]);
  expect(await titles([10])).toEqual([]);
  expect(database.reads).toEqual([[10], [10]]);
});

test('a read that started before a change is not stored', async () => {
  const { change, database, titles } = createCards();
  const { promise, resolve } = deferred();
  database.wait = promise;
  const earlier = titles([1]);
  change({ isOfJobs: true, changedJobs: [1] });
  resolve();
  expect(await earlier).toEqual(['Enfermeira']);
  expect(await titles([1])).toEqual(['Enfermeiro']);
});

describe('in the database', () => {
  let harness: TestSearch;
  beforeAll(async () => {
    harness = await createTestSearch();
  });
  afterAll(() => harness.close());

  test('a version that is prepared in the background is not read again by a search', async () => {
    const { database, pool } = harness;
    await harness.find({});
    const job = await saveJob(database);
    await harness.refresh([job.id]);
    await harness.prepare();
    const statements = jest.spyOn(pool, 'query');
    expect((await harness.find({})).items.map(({ id }) => id)).toContain(job.id);
    expect(JSON.stringify(statements.mock.calls)).not.toContain('search-changes');
    statements.mockRestore();
  });

  test('cards have the changed logo and name of a company', async () => {
    const { database, pool } = harness;
    const company = await saveCompany(database);
    const job = await saveJob(database, { company_id: company.id });
    await harness.refresh([job.id]);
    const card = async () => (await harness.find({ companyId: [String(company.id)] })).items[0];
    expect(await card()).toMatchObject({ logoUrl: null });

    await pool.query('update companies set logo_hash = $1 where id = $2', ['0'.repeat(32), company.id]);
    await incrementDataVersion(pool, 'hr');
    expect((await card())?.logoUrl).toMatch(/0{32}$/);

    await pool.query(`update companies set name = 'Outro nome' where id = $1`, [company.id]);
    await harness.refresh([job.id]);
    expect(await card()).toMatchObject({ companyName: 'Outro nome' });
  });
});
