import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { eventually } from '../../../../test/eventually.ts';
import { createTestDatabase } from '../../../../test/test-database.ts';
import { JobManagementApi } from '../testing/job-management-api.ts';

// Two processes on one database: an admin calls one, visitors call the other.
let jobs: JobManagementApi;
let site: TestApp;
beforeAll(async () => {
  const databaseUrl = await createTestDatabase();
  jobs = await JobManagementApi.start(await createTestApp({ databaseUrl }));
  site = await createTestApp({ databaseUrl });
});
afterAll(() => Promise.all([jobs.api.close(), site.close()]));

const titlesAt = async (url: string) => {
  const body = (await site.inject(url)).json<{ items?: { title: string }[] } & { title: string }[]>();
  return (body.items ?? body).map(({ title }) => title);
};

/** Search, list and companies of the other process. All are cached by data version. */
const search = '/api/proxy/job-search';
const places = [search, `${search}?keyword=moleira`, '/api/proxy/jobs'];

async function lists(title: string, isListed: boolean): Promise<void> {
  for (const url of places) expect((await titlesAt(url)).includes(title)).toBe(isListed);
}

it('makes a change visible in other processes within a second', async () => {
  await lists('Moleira', false);
  const { id } = await jobs.created({ title: 'Moleira' });
  await eventually(() => lists('Moleira', true));
  const { headers } = await site.inject(`/api/proxy/jobs/${id}`);
  await jobs.toggle(id);
  await eventually(() => lists('Moleira', false));
  const again = await site.inject({ url: `/api/proxy/jobs/${id}`, headers: { 'if-none-match': headers.etag } });
  expect(again.json()).toMatchObject({ isClosed: true });
  await jobs.toggle(id);
  await eventually(() => lists('Moleira', true));
  await jobs.delete(id);
  await eventually(() => lists('Moleira', false));
});

it('makes a change visible immediately in the same process', async () => {
  await jobs.searchTitles('telefonista');
  await jobs.created({ title: 'Telefonista' });
  expect(await jobs.searchTitles('telefonista')).toEqual(['Telefonista']);
});
