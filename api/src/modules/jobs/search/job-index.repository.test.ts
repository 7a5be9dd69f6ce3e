import { saveCompany, saveJob } from '../../../../test/factories/index.ts';
import { createTestSearch, type TestSearch } from '../testing/test-search.ts';
import { refreshJobIndex } from './job-index.repository.ts';

let harness: TestSearch;
beforeAll(async () => {
  harness = await createTestSearch();
});
afterAll(() => harness.close());

async function refresh(ids: readonly number[], end: 'commit' | 'rollback' = 'commit'): Promise<void> {
  const client = await harness.pool.connect();
  try {
    await client.query('begin');
    await refreshJobIndex(client, ids);
    await client.query(end);
  } finally {
    client.release();
  }
}
const words = () => harness.database.query('select word, jobs from search_words order by word collate "C"');
const indexed = () => harness.database.query('select job_id from job_search order by job_id');

it('indexes added, changed, closed and reopened jobs and counts their terms', async () => {
  const { id: company_id } = await saveCompany(harness.database, { name: 'Foz' });
  const texts = { company_id, city: null, description: '' };
  const one = await saveJob(harness.database, { ...texts, title: 'Pão' });
  const other = await saveJob(harness.database, { ...texts, title: 'Pão quente' });
  await refresh([one.id, other.id]);
  expect(await words()).toEqual([
    { word: 'foz', jobs: 2 },
    { word: 'pão', jobs: 2 },
    { word: 'quente', jobs: 1 },
  ]);
  await harness.database.query(`update jobs set title = 'Bolo' where id = $1`, [one.id]);
  await harness.database.query(`update jobs set source_status = 'closed' where id = $1`, [other.id]);
  await refresh([one.id, other.id]);
  expect(await words()).toEqual([
    { word: 'bolo', jobs: 1 },
    { word: 'foz', jobs: 1 },
  ]);
  expect(await indexed()).toEqual([{ job_id: one.id }]);
  await harness.database.query(`update jobs set source_status = 'open' where id = $1`, [other.id]);
  await refresh([other.id]);
  expect(await indexed()).toEqual([{ job_id: one.id }, { job_id: other.id }]);
});

it('stores documents outside the main table rows', async () => {
  const { id } = await saveJob(harness.database, { title: 'Um' });
  await refresh([id]);
  const rows = await harness.database.query<{ outside: boolean }[]>(
    `select pg_relation_size(reltoastrelid) > 0 as outside from pg_class where relname = 'job_search'`,
  );
  expect(rows).toEqual([{ outside: true }]);
});

it('runs in the transaction of its caller', async () => {
  const before = [await words(), await indexed()];
  const job = await saveJob(harness.database, { title: 'Nunca' });
  await refresh([job.id], 'rollback');
  expect([await words(), await indexed()]).toEqual(before);
});
