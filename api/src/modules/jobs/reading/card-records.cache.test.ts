import { CardRecords } from './card-records.cache.ts';
import type { JobCardRecord } from './job.sql.ts';
import type { PublicJobsRepository } from './public-jobs.repository.ts';

/** A database with the jobs 1 to 9, and the ids of each read. */
function createJobs() {
  const database = { title: 'Enfermeira', reads: [] as (readonly number[])[], wait: Promise.resolve() };
  const jobs = {
    findCards: async (ids: readonly number[]) => {
      database.reads.push(ids);
      const { title } = database;
      await database.wait;
      return ids.filter((id) => id < 10).map((id) => ({ id, title }) as JobCardRecord);
    },
  };
  return { database, cards: new CardRecords(jobs as unknown as PublicJobsRepository) };
}

const titlesOf = (records: readonly JobCardRecord[]) => records.map(({ title }) => title);

test('a card is read once per data version, and records keep the order of the ids', async () => {
  const { cards, database } = createJobs();
  await cards.find([3, 1], '7');
  const records = await cards.find([1, 2, 3], '7');
  expect(records.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(database.reads).toEqual([[3, 1], [2]]);

  database.title = 'Enfermeiro';
  expect(titlesOf(await cards.find([1], '7'))).toEqual(['Enfermeira']);
  expect(titlesOf(await cards.find([1], '8'))).toEqual(['Enfermeiro']);
});

test('an unknown id is omitted and read again', async () => {
  const { cards, database } = createJobs();
  expect(await cards.find([10], '7')).toEqual([]);
  expect(await cards.find([10], '7')).toEqual([]);
  expect(database.reads).toEqual([[10], [10]]);
});

test('a read for an earlier version does not add older cards to the newer version', async () => {
  const { cards, database } = createJobs();
  const { promise, resolve } = deferred();
  database.wait = promise;
  const earlier = cards.find([1], '7');
  database.title = 'Enfermeiro';
  const newer = cards.find([2], '8');
  resolve();
  expect(titlesOf(await earlier)).toEqual(['Enfermeira']);
  expect(titlesOf(await newer)).toEqual(['Enfermeiro']);
  expect(titlesOf(await cards.find([1], '8'))).toEqual(['Enfermeiro']);
});

function deferred() {
  let resolve = () => {};
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
