import fc from 'fast-check';
import { emptyJobFilter, type JobSearchPage } from 'shared-contracts';
import { now, RandomCatalogue, randomFilter, randomJob } from '../testing/random-search.ts';
import { ReferenceSearch, type ReferencePage } from '../testing/reference-search.ts';
import { createTestSearch, type TestSearch } from '../testing/test-search.ts';
import { placeKey } from './searchable-jobs.repository.ts';

const seed = Number(process.env.TEST_SEED ?? Math.floor(Math.random() * 1e9));

let harness: TestSearch;
let catalogue: RandomCatalogue;
beforeAll(async () => {
  harness = await createTestSearch();
  catalogue = await RandomCatalogue.create(harness);
});
afterAll(() => harness.close());

/** Order and labels of places and categories are covered by other tests; this compares counts. */
function comparable({ facets, ...page }: ReferencePage | (JobSearchPage & { ids: number[] })) {
  const counts = (values: JobSearchPage['facets']['type']) =>
    Object.fromEntries(values.map((one) => [one.value, one.count]));
  const withJobs = facets.location.filter(({ count }) => count > 0);
  const places = withJobs.map((one) => ({ ...one, value: placeKey(one.value) }));
  return {
    ids: page.ids,
    total: page.total,
    page: page.page,
    totalPages: page.totalPages,
    category: page.category,
    correction: page.correction,
    relaxation: page.relaxation,
    facets: {
      ...facets,
      category: counts(facets.category),
      location: counts(places),
    },
  };
}

it(`finds, sorts, counts, corrects and relaxes like the reference (seed ${seed})`, async () => {
  const run = fc.asyncProperty(
    fc.array(randomJob, { maxLength: 25, size: 'max' }),
    fc.array(randomFilter, { minLength: 8, maxLength: 8 }),
    async (jobs, filters) => {
      const reference = new ReferenceSearch(await catalogue.store(jobs), catalogue.categories, now);
      for (const filter of [emptyJobFilter, ...filters]) {
        const found = await harness.search.search(filter, now);
        const ids = found.items.map(({ id }) => id);
        expect({ filter, ...comparable({ ...found, ids }) }).toEqual({
          filter,
          ...comparable(reference.search(filter)),
        });
        const counts = await harness.search.places(filter, now);
        expect({ filter, ...counts }).toEqual({ filter, ...reference.placeCounts(filter) });
        const keyword = found.correction?.used ?? filter.keyword;
        const unexplained = found.items.filter(({ id, foundBy }) => !reference.isExplained(id, keyword, foundBy));
        expect(unexplained.map(({ title, foundBy }) => ({ keyword, title, foundBy }))).toEqual([]);
      }
    },
  );
  await fc.assert(run, { seed, numRuns: Number(process.env.SEARCH_RUNS ?? 60) });
});

it(`finds the same jobs for many filters as the reference for each (seed ${seed})`, async () => {
  const run = fc.asyncProperty(
    fc.array(randomJob, { maxLength: 25, size: 'max' }),
    fc.array(randomFilter, { maxLength: 70, size: 'max' }),
    async (jobs, filters) => {
      const reference = new ReferenceSearch(await catalogue.store(jobs), catalogue.categories, now);
      const expected = filters.map((filter) => reference.newest(filter).slice(0, 7));
      expect(await harness.found.newest(filters, 7, now)).toEqual(expected);
    },
  );
  await fc.assert(run, { seed, numRuns: 25 });
});
