import fc from 'fast-check';
import { readDataVersion } from '../../../../database/data-version.cache.ts';
import { eventually } from '../../../../../test/eventually.ts';
import { saveCategory, saveCompany, saveJob } from '../../../../../test/factories/index.ts';
import { comparable, minute, moments } from '../../testing/comparable-catalogue.ts';
import { createTestSearch, type TestSearch } from '../../testing/test-search.ts';
import { Catalogues } from './catalogues.service.ts';
import { readCatalogue, readChange } from './catalogue.repository.ts';
import { declareJobs } from './catalogue.sql.ts';

const seed = Number(process.env.TEST_SEED ?? Math.floor(Math.random() * 1e9));
const words = ['Pão', 'pao', 'Évora', 'Enfermeiro', 'C++'];
const cities = ['Lisboa', 'Porto', 'porto', 'São João'];

const currentVersion = () => readDataVersion(harness.database);

let harness: TestSearch;
let companyId: number;
let categoryIds: (number | null)[];
const jobs: number[] = [];
beforeAll(async () => {
  harness = await createTestSearch();
  companyId = (await saveCompany(harness.database, { name: 'Foz' })).id;
  categoryIds = [null, (await saveCategory(harness.database)).id, (await saveCategory(harness.database)).id];
  for (let count = 0; count < 12; count++) {
    jobs.push((await saveJob(harness.database, { company_id: companyId, title: `Vaga ${count}` })).id);
  }
  await harness.refresh(jobs);
});
afterAll(() => harness.close());

async function refresh(ids: readonly number[], change: () => Promise<unknown> = () => Promise.resolve()) {
  await change();
  await harness.refresh(ids);
}

const step = fc.record({
  job: fc.nat(11),
  title: fc.subarray(words, { minLength: 1 }).map((some) => some.join(' ')),
  category: fc.nat(2),
  places: fc.subarray(cities),
  level: fc.constantFrom('entry', 'senior', null),
  // Few distinct values, so that jobs with equal times occur.
  postedAt: fc.nat(3).map(minute),
  closesAt: fc.option(fc.nat(3).map(minute)),
  isOpen: fc.boolean(),
});

type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const applyStep = (one: Step) =>
  harness.database.query(
    `update jobs set title = $2, category_id = $3, places = $4, city = $5, location = $6, experience_level = $7,
      posted_at = $8, closes_at = $9, source_status = $10 where id = $1`,
    [
      jobs[one.job],
      one.title,
      categoryIds[one.category],
      JSON.stringify(one.places.map((city) => ({ city, region: null, country: 'PT' }))),
      one.places[0] ?? null,
      one.places.join(', ') || null,
      one.level,
      one.postedAt,
      one.closesAt,
      one.isOpen ? 'open' : 'closed',
    ],
  );

it(`applies changes in place with the same result as a full read (seed ${seed})`, async () => {
  let known = await readCatalogue(harness.pool);
  const run = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
    // The counts of a moment are changed in place too.
    known.open.moveTo(moments[1]!);
    for (const one of steps) await refresh([jobs[one.job]!], () => applyStep(one));
    await known.apply((await readChange(harness.pool, known))!);
    expect(comparable(known)).toEqual(comparable(await readCatalogue(harness.pool)));
  });
  await fc.assert(run, { seed, numRuns: 60 });
});

it('lets other requests proceed while a large change is applied', async () => {
  const known = await readCatalogue(harness.pool);
  const changedJobs = Array.from({ length: 250 }, (_, at) => 1_000_000 + at);
  let pauses = 0;
  const count = () => {
    pauses += 1;
    if (pauses < 100) setImmediate(count);
  };
  setImmediate(count);
  await known.apply({ frame: known, isOfJobs: true, changedJobs, jobs: [], changedTerms: [], terms: [] });
  expect(pauses).toBeGreaterThanOrEqual(2);
});

it('prepares a version before requests need it, but not before the first search', async () => {
  const catalogues = new Catalogues(harness.pool, harness.pool, null);
  const version = await currentVersion();
  const readings = jest.spyOn(harness.pool, 'connect');
  await catalogues.prepare(version);
  expect(readings).not.toHaveBeenCalled();
  readings.mockRestore();

  const known = await catalogues.at('0');
  await harness.refresh(jobs.slice(0, 1));
  const next = await currentVersion();
  expect(known.version).not.toBe(next);
  await catalogues.prepare(next);
  expect(known.version).toBe(next);
});

it('reads all jobs again when many of them are not sorted, and keeps answering', async () => {
  const catalogues = new Catalogues(harness.pool, harness.pool, null, { leastUnsorted: 5 });
  const first = await catalogues.at('0');
  for (let count = 0; count < 4; count++) {
    await harness.refresh(jobs);
    await catalogues.at(await currentVersion());
  }
  await eventually(async () => {
    await refresh(jobs.slice(0, 1));
    const { jobs: columns } = await catalogues.at(await currentVersion());
    expect(columns).not.toBe(first.jobs);
  });
  expect(comparable(await catalogues.at('0'))).toEqual(comparable(await readCatalogue(harness.pool)));
});

it('reads all jobs in the order of an index, so that no statement sorts them', async () => {
  const client = await harness.pool.connect();
  await client.query('begin');
  // Few jobs are sorted faster.
  await client.query('set local enable_seqscan = off; set local enable_sort = off');
  const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${declareJobs}`);
  await client.query('rollback');
  client.release();
  expect(rows[0]!['QUERY PLAN']).toMatch(/^Index Scan using job_search_newest/);
});

it('removes jobs whose rows were deleted', async () => {
  const { id } = await saveJob(harness.database, { company_id: companyId });
  await refresh([id]);
  const known = await readCatalogue(harness.pool);
  expect(known.jobs.positionOf(id)).not.toBe(-1);
  await harness.database.query('delete from jobs where id = $1', [id]);
  await known.apply((await readChange(harness.pool, known))!);
  expect(known.jobs.positionOf(id)).toBe(-1);
});

it.each([
  [
    'the change is too large',
    'update search_changes set is_large = true where number = (select max(number) from search_changes)',
  ],
  [
    'the change is no longer in the log',
    'delete from search_changes where number < (select max(number) from search_changes)',
  ],
  ['the database was replaced', 'delete from search_changes'],
  ['tables were truncated', 'truncate search_words'],
])('reads all jobs when %s', async (_, sql) => {
  const catalogues = new Catalogues(harness.pool, harness.pool, null);
  const known = await catalogues.at('0');
  const { version } = known;
  const added = await saveJob(harness.database, { company_id: companyId, title: `Nova x${sql.length}` });
  await refresh([added.id]);
  await harness.database.query(sql);
  expect(await readChange(harness.pool, known)).toBeNull();
  const next = await catalogues.at(String(BigInt(version) + 1n));
  expect(next.jobs.positionOf(added.id)).not.toBe(-1);
});

it('limits the change log and omits the ids of large changes', async () => {
  const { database } = harness;
  const many = `insert into search_words (word, folded, jobs) select 'w' || n, 'w' || n, 1 from generate_series(1, 20001) n`;
  await database.query(many);
  const [last] = await database.query('select * from search_changes order by number desc limit 1');
  expect(last).toMatchObject({ is_large: true, words: [] });
  await database.query('insert into search_changes (number) values ($1)', [Number(last.number) + 25_000]);
  await database.query(`delete from search_words where word ~ '^w[0-9]+$'`);
  const [row] = await database.query('select count(*)::int as count from search_changes');
  expect(row.count).toBe(2);
});
