import fc from 'fast-check';
import { saveCategory, saveCompany, saveJob } from '../../../../test/factories/index.ts';
import { createTestSearch, type TestSearch } from '../testing/test-search.ts';
import { CatalogueSnapshots, readChanges, readSnapshot, type CatalogueSnapshot } from './catalogue-snapshot.cache.ts';
import { refreshJobIndex } from './job-index.repository.ts';

const seed = Number(process.env.TEST_SEED ?? Math.floor(Math.random() * 1e9));
const words = ['Pão', 'pao', 'Évora', 'Enfermeiro', 'C++'];
const cities = ['Lisboa', 'Porto', 'porto', 'São João'];

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
  await refresh(jobs);
});
afterAll(() => harness.close());

async function refresh(ids: readonly number[], change: () => Promise<unknown> = () => Promise.resolve()) {
  const client = await harness.pool.connect();
  try {
    await client.query('begin');
    await change();
    await refreshJobIndex(client, ids);
    await client.query('update job_changes set data_version = data_version + 1');
    await client.query('commit');
  } finally {
    client.release();
  }
}

/** The snapshot in a comparable form that does not depend on group numbers. */
function comparable({ jobs: columns, change: _, ...rest }: CatalogueSnapshot) {
  return {
    ...rest,
    jobs: Array.from(columns.id, (id, job) => ({
      id,
      isFound: columns.positionOf(id) === job,
      times: [columns.postedAt[job], columns.closesAt[job], columns.featuredUntil[job]],
      attributes: columns.groups.values.map((values) => values[columns.group[job]!]),
      places: columns.places.slice(columns.placeStart[job], columns.placeStart[job + 1]).toSorted(),
    })),
    reachesPlaces: columns.places.every((place) => place < columns.placeLimit),
  };
}

const minute = (count: number) => new Date(Date.UTC(2026, 10, 20, 12, count));

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

it(`merges the changes into the same snapshot as a full read (seed ${seed})`, async () => {
  let known = await readSnapshot(harness.pool);
  const run = fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 4 }), async (steps) => {
    for (const one of steps) await refresh([jobs[one.job]!], () => applyStep(one));
    const changed = await readChanges(harness.pool, known);
    expect(changed && comparable(changed)).toEqual(comparable(await readSnapshot(harness.pool)));
    known = changed!;
  });
  await fc.assert(run, { seed, numRuns: 60 });
});

it('removes jobs whose rows were deleted', async () => {
  const { id } = await saveJob(harness.database, { company_id: companyId });
  await refresh([id]);
  const known = await readSnapshot(harness.pool);
  await harness.database.query('delete from jobs where id = $1', [id]);
  const changed = await readChanges(harness.pool, known);
  expect([known.jobs.positionOf(id), changed?.jobs.positionOf(id)]).toEqual([expect.any(Number), -1]);
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
])('reads the full snapshot when %s', async (_, sql) => {
  const snapshots = new CatalogueSnapshots(harness.pool);
  const known = await readSnapshot(harness.pool);
  await snapshots.at(known.version);
  const added = await saveJob(harness.database, { company_id: companyId, title: `Nova x${sql.length}` });
  await refresh([added.id]);
  await harness.database.query(sql);
  expect(await readChanges(harness.pool, known)).toBeNull();
  const next = await snapshots.at(String(BigInt(known.version) + 1n));
  expect(next.jobs.positionOf(added.id)).not.toBe(-1);
});

it('limits the change log and omits the ids of large changes', async () => {
  const { database } = harness;
  const many = `insert into search_words (word, folded, jobs) select 'w' || n, 'w' || n, 1 from generate_series(1, 501) n`;
  await database.query(many);
  const [last] = await database.query('select * from search_changes order by number desc limit 1');
  expect(last).toMatchObject({ is_large: true, words: [] });
  await database.query('insert into search_changes (number) values ($1)', [Number(last.number) + 2500]);
  await database.query(`delete from search_words where word ~ '^w[0-9]+$'`);
  const [row] = await database.query('select count(*)::int as count from search_changes');
  expect(row.count).toBe(2);
});
