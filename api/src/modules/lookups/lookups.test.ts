import { experienceLevelLabels, jobTypeLabels } from 'shared-contracts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { daysAgo, saveCategory, saveJob } from '../../../test/factories/index.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
  const saude = await saveCategory(api.database, { name: 'Saúde', icon: 'heart' });
  const agua = await saveCategory(api.database, { name: 'Águas' });
  await saveCategory(api.database, { name: 'Vazia' });
  await saveJob(api.database, { city: 'Porto', category_id: saude.id });
  await saveJob(api.database, { city: 'Évora', category_id: saude.id });
  await saveJob(api.database, { city: 'Évora', category_id: agua.id });
  await saveJob(api.database, { city: null });
  await saveJob(api.database, { city: 'Faro', category_id: agua.id, status: 'closed' });
  await saveJob(api.database, { city: 'Beja', category_id: agua.id, closes_at: daysAgo(1) });
});
afterAll(() => api.close());

const get = async (path: string): Promise<unknown> => (await api.inject(path)).json();

it('GET /api/job-types labels every key of the contract', async () => {
  expect(await get('/api/job-types')).toEqual(jobTypeLabels);
});

it('GET /api/experience-levels labels every level of the contract, in ascending order', async () => {
  const levels = await get('/api/experience-levels');
  expect(Object.entries(levels as object)).toEqual(Object.entries(experienceLevelLabels));
});

it('GET /api/cities lists cities with an open job once, in Portuguese order', async () => {
  expect(await get('/api/cities')).toEqual(['Évora', 'Porto']);
});

it('GET /api/categories counts open jobs and omits empty categories', async () => {
  expect(await get('/api/categories')).toEqual([
    { name: 'Águas', slug: 'aguas', icon: 'briefcase', jobCount: 1 },
    { name: 'Saúde', slug: 'saude', icon: 'heart', jobCount: 2 },
  ]);
});

it('lookups are read again after the data version has changed', async () => {
  const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5_000);
  await saveJob(api.database, { city: 'Aveiro' });
  expect(await get('/api/cities')).toEqual(['Évora', 'Porto']);
  await api.database.query(`insert into ingest_state (source, data_version) values ('hr', 1)`);
  clock.mockReturnValue(Date.now() + 5_000);
  expect(await get('/api/cities')).toEqual(['Aveiro', 'Évora', 'Porto']);
  clock.mockRestore();
});
