import fc from 'fast-check';
import { emptyJobFilter, type JobFilter } from 'shared-contracts';
import { now, RandomCatalogue, randomFilter, randomJob } from '../../testing/random-search.ts';
import { ReferenceSearch } from '../../testing/reference-search.ts';
import { createTestSearch, type TestSearch } from '../../testing/test-search.ts';
import { idOf, packedJob, type PackedJob } from '../catalogue/job-rows.parser.ts';
import { PlaceNames, type PlaceEntry } from '../filter-names.cache.ts';
import { attributes } from '../search-filters.policy.ts';
import { ownSynonyms, SynonymDictionary } from '../words/synonym-dictionary.policy.ts';
import { Percolator } from './percolator.cache.ts';

const seed = Number(process.env.TEST_SEED ?? Math.floor(Math.random() * 1e9));

let harness: TestSearch;
let catalogue: RandomCatalogue;
beforeAll(async () => {
  harness = await createTestSearch();
  catalogue = await RandomCatalogue.create(harness);
});
afterAll(() => harness.close());

async function readPlaces(): Promise<PlaceNames> {
  const rows = await harness.database.query<PlaceEntry[]>(
    'select id, value, name, is_city as "isCity" from search_places',
  );
  return new PlaceNames(JSON.stringify(rows));
}

/** For each search, the ids of the jobs that it finds. */
async function percolate(percolator: Percolator, searches: readonly (number | null)[]): Promise<number[][]> {
  const jobs = await harness.database.query<PackedJob[]>(`select ${packedJob(attributes)} from job_search`);
  const places = await readPlaces();
  const found = new Map<number, number[]>();
  for (const job of jobs) {
    for (const search of percolator.match(job, places, now.getTime())) {
      found.set(search, [...(found.get(search) ?? []), idOf(job)]);
    }
  }
  return searches.map((search) => (search === null ? [] : (found.get(search) ?? [])));
}

const ascending = (ids: readonly number[]) => ids.toSorted((a, b) => a - b);

it(`finds the searches of a job that find it by the reference (seed ${seed})`, async () => {
  // Searches are kept while the jobs change.
  const percolator = new Percolator(catalogue, ownSynonyms);
  const run = fc.asyncProperty(
    fc.array(randomJob, { minLength: 1, maxLength: 25, size: 'max' }),
    fc.array(randomFilter, { minLength: 60, maxLength: 60 }),
    async (jobs, random) => {
      const reference = new ReferenceSearch(await catalogue.store(jobs), catalogue.categories, now);
      const filters = [emptyJobFilter, ...random];
      const found = await percolate(
        percolator,
        filters.map((filter) => percolator.add(filter)),
      );
      const named = (ids: readonly number[], at: number) => ({ filter: filters[at], ids: ascending(ids) });
      expect(found.map(named)).toEqual(filters.map((filter) => reference.newest(filter)).map(named));
    },
  );
  await fc.assert(run, { seed, numRuns: 40 });
});

const search = (filter: Partial<JobFilter>): JobFilter => ({ ...emptyJobFilter, ...filter });
const start = () => new Percolator({ categories: [] }, ownSynonyms);

it('stores equal searches once, whatever their order and page', () => {
  const percolator = start();
  const first = percolator.add(search({ keyword: 'enfermeiro porto', workplace: ['remote'] }));
  expect(percolator.add(search({ keyword: 'Porto, ENFERMEIRO', workplace: ['remote'], sort: 'date', page: 2 }))).toBe(
    first,
  );
  expect(percolator.add(search({ keyword: 'enfermeiro', workplace: ['remote'] }))).not.toBe(first);
  expect(percolator.add(search({ keyword: 'enfermeiro porto' }))).not.toBe(first);
});

const job = (title: string, numbers = '7 0 Infinity 0 1 0 0 0 0 0 0 0 0'): PackedJob => ({
  numbers,
  places: null,
  document: title
    .split(' ')
    .map((term) => `'${term}' '=${term}'`)
    .join(' '),
});

it('finds synonyms that no job contained when the search was added', () => {
  const percolator = new Percolator({ categories: [] }, SynonymDictionary.of([['apicultor', 'beekeeper']]));
  const saved = percolator.add(search({ keyword: 'apicultores' }));
  expect(percolator.match(job('beekeepers'), new PlaceNames(), 1)).toEqual([saved]);
  expect(percolator.match(job('apicultora'), new PlaceNames(), 1)).toEqual([saved]);
  expect(percolator.match(job('apicultura'), new PlaceNames(), 1)).toEqual([]);
});

it('compares "posted within" and closing dates with the time of the call', () => {
  const percolator = start();
  const day = 86_400_000;
  const saved = percolator.add(search({ postedWithin: '24h' }));
  const closing = percolator.add(search({ closingSoon: 'true' }));
  // Posted at 0, closes after thirty days. The row has seconds.
  const row = job('vaga', `7 0 ${30 * 86_400} 0 1 0 0 0 0 0 0 0 0`);
  const at = (days: number) => percolator.match(row, new PlaceNames(), days * day);
  expect([at(1), at(2), at(23), at(30)]).toEqual([[saved], [], [closing], []]);
});
