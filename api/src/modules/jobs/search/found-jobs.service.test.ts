import fc from 'fast-check';
import { emptyJobFilter, type JobFilter } from 'shared-contracts';
import { daysAgo, saveCategory, saveJob } from '../../../../test/factories/index.ts';
import { readDataVersion } from '../../../database/data-version.cache.ts';
import { now, RandomCatalogue, randomFilter, randomJob, type RandomJob } from '../testing/random-search.ts';
import { createTestSearch, type TestSearch } from '../testing/test-search.ts';
import { Catalogues } from './catalogue/catalogues.service.ts';
import { FoundJobs } from './found-jobs.service.ts';
import { SearchResults } from './saved/search-results.cache.ts';

const seed = Number(process.env.TEST_SEED ?? Math.floor(Math.random() * 1e9));

let harness: TestSearch;
let catalogue: RandomCatalogue;
beforeAll(async () => {
  harness = await createTestSearch();
  catalogue = await RandomCatalogue.create(harness);
});
afterAll(() => harness.close());

/** Finds jobs without results of earlier calls. */
function startFound(): FoundJobs {
  const version = { current: () => readDataVersion(harness.database) } as ConstructorParameters<typeof FoundJobs>[0];
  return new FoundJobs(version, new Catalogues(harness.pool, harness.pool, null));
}

/** Counts the filters that were searched in the catalogue and stored. */
async function countSearches(work: () => Promise<unknown>): Promise<number> {
  const added = jest.spyOn(SearchResults.prototype, 'add');
  try {
    await work();
    return added.mock.calls.length;
  } finally {
    added.mockRestore();
  }
}

const hour = 3_600_000;
const step = fc.record({
  /** Null: a new job. */
  changes: fc.array(fc.tuple(fc.option(fc.nat(24)), randomJob), { maxLength: 6 }),
  /** Time that passes before the jobs are requested. */
  hours: fc.constantFrom(0, 1, 24, 24 * 7),
  /** A call with few filters does not compare the changed jobs. */
  isFew: fc.boolean(),
});

async function applyChanges(ids: number[], changes: readonly (readonly [number | null, RandomJob])[]): Promise<void> {
  const changed: number[] = [];
  for (const [at, job] of changes) {
    const known = at === null ? undefined : ids[at];
    const id = known ?? (await catalogue.add(job));
    if (known === undefined) ids.push(id);
    else await catalogue.change(known, job);
    changed.push(id);
  }
  await harness.refresh(changed);
}

const count = 5;
const distinct = (filters: readonly JobFilter[]) => new Set(filters.map((filter) => JSON.stringify(filter))).size;

it(`finds the same jobs from results that follow changes as from new searches (seed ${seed})`, async () => {
  let asked = 0;
  let searched = 0;
  const run = fc.asyncProperty(
    fc.array(randomJob, { minLength: 1, maxLength: 25, size: 'max' }),
    fc.array(randomFilter, { minLength: 50, maxLength: 50 }),
    fc.array(step, { minLength: 1, maxLength: 4 }),
    async (jobs, filters, steps) => {
      const ids = (await catalogue.store(jobs)).map(({ id }) => id);
      const found = startFound();
      let time = now.getTime();
      await found.newest(filters, count, now);
      for (const { changes, hours, isFew } of steps) {
        await applyChanges(ids, changes);
        time += hours * hour;
        const requested = isFew ? filters.slice(0, 2) : filters;
        const expected = await startFound().newest(requested, count, new Date(time));
        asked += distinct(requested);
        searched += await countSearches(async () => {
          expect(await found.newest(requested, count, new Date(time))).toEqual(expected);
        });
      }
    },
  );
  await fc.assert(run, { seed, numRuns: 25 });
  expect(searched).toBeLessThan(asked / 2);
});

const search = (filter: Partial<JobFilter>): JobFilter => ({ ...emptyJobFilter, ...filter });
const titled = (title: string) => saveJob(harness.database, { title, posted_at: daysAgo(1) });

describe('results of earlier calls', () => {
  const others = Array.from({ length: 17 }, (_, at) => search({ keyword: `palavra${at}` }));
  const filters = [...['apicultor', 'soldador', 'maquinista'].map((keyword) => search({ keyword })), ...others];
  const jobsOf = (...found: number[][]) => filters.map((_, at) => found[at] ?? []);
  let found: FoundJobs;
  beforeEach(async () => {
    await catalogue.store([]);
    found = startFound();
    await found.newest(filters, count);
  });

  it('are compared with new jobs instead of being searched again', async () => {
    const { id } = await titled('Soldadora');
    await harness.refresh([id]);
    const searched = await countSearches(async () => {
      expect(await found.newest(filters, count)).toEqual(jobsOf([], [id]));
    });
    expect(searched).toBe(0);
  });

  it('are not used by a call with fewer filters than new jobs, and are compared in the background', async () => {
    const ids = [(await titled('Soldador')).id, (await titled('Apicultor')).id];
    await harness.refresh(ids);
    const askOne = () => found.newest(filters.slice(0, 1), count);
    expect(await countSearches(askOne)).toBe(1);
    await found.follow();
    expect(await countSearches(async () => expect(await askOne()).toEqual([[ids[1]]]))).toBe(0);
  });

  it('are discarded if many more jobs are new than there are filters, or a category changes', async () => {
    const ids = [];
    for (let number = 0; number <= filters.length / 4; number++) ids.push((await titled('Soldador')).id);
    await harness.refresh(ids);
    const ask = () => found.newest(filters, 2);
    expect(await countSearches(ask)).toBe(filters.length);
    expect(await countSearches(ask)).toBe(0);
    await saveCategory(harness.database);
    await harness.refresh([]);
    expect(await countSearches(ask)).toBe(filters.length);
  });

  it('are searched again if too many of their jobs have closed', async () => {
    const ids: number[] = [];
    for (const age of [4, 3, 2, 1]) {
      ids.push((await saveJob(harness.database, { title: 'Soldador', posted_at: daysAgo(age) })).id);
    }
    await harness.refresh(ids);
    found = startFound();
    await found.newest(filters, 2);
    const ask = () => found.newest([filters[1]!], 2);
    await harness.database.query(`update jobs set source_status = 'closed' where id = $1`, [ids[3]]);
    await harness.refresh([ids[3]!]);
    expect(await countSearches(async () => expect(await ask()).toEqual([[ids[2], ids[1]]]))).toBe(1);
  });
});

it('does not add a job to a truncated result that lacks newer ones', async () => {
  await catalogue.store([]);
  const save = async (age: number) => {
    const { id } = await saveJob(harness.database, { title: 'Soldador', posted_at: daysAgo(age) });
    await harness.refresh([id]);
    return id;
  };
  const ids: number[] = [];
  for (const age of [1, 2, 3, 4, 5, 6, 7]) ids.push(await save(age));
  const filters = Array.from({ length: 20 }, (_, at) => search({ keyword: at === 0 ? 'soldador' : `palavra${at}` }));
  const found = startFound();
  // Five are stored.
  const newest = async () => (await found.newest(filters, 4))[0];
  const close = async (id: number) => {
    await harness.database.query(`update jobs set source_status = 'closed' where id = $1`, [id]);
    await harness.refresh([id]);
  };
  await newest();
  await close(ids[0]!);
  expect(await newest()).toEqual(ids.slice(1, 5));
  await save(10);
  expect(await newest()).toEqual(ids.slice(1, 5));
  await close(ids[1]!);
  expect(await newest()).toEqual(ids.slice(2, 6));
});

it('does not store the results of a few filters', async () => {
  const found = startFound();
  expect(await countSearches(() => found.newest([search({ keyword: 'soldador' })], count))).toBe(0);
});

it('counts all matches of filters', async () => {
  await catalogue.store([]);
  const ids = [(await titled('Soldador')).id, (await titled('Soldadora')).id];
  await harness.refresh(ids);
  const filters = [
    search({ keyword: 'soldador' }),
    search({ keyword: 'apicultor' }),
    search({ postedAfter: daysAgo(-1).toISOString() }),
  ];
  expect(await startFound().counts(filters, new Date())).toEqual([2, 0, 0]);
});
