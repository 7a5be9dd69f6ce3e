import { get, type IncomingMessage } from 'node:http';
import type { ListedJob } from 'shared-contracts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { daysAgo, saveCompany, saveJob } from '../../../../test/factories/index.ts';
import { poolSize } from '../../../../test/test-database.ts';

let api: TestApp;
beforeEach(async () => {
  api = await createTestApp();
});
afterEach(() => api.close());

const url = '/api/proxy/jobs';

async function list(): Promise<ListedJob[]> {
  const answer = await api.inject(url);
  expect(answer.statusCode).toBe(200);
  return answer.json<ListedJob[]>();
}

function saveManyJobs(companyId: number, count: number): Promise<unknown> {
  return api.database.query(
    `insert into jobs (source, external_id, slug, title, company_id, posted_at)
     select 'hr', n::text, 'vaga-x' || n, 'Vaga', $1, now() from generate_series(1, $2) n`,
    [companyId, count],
  );
}

/** A response whose body is not read. */
const openList = (address: string) => new Promise<IncomingMessage>((resolve) => get(address, resolve));

describe('GET /api/proxy/jobs', () => {
  it('returns an empty list before the first ingest', async () => {
    expect(await list()).toEqual([]);
  });

  it('lists featured jobs first until their end date, then the newest', async () => {
    const old = await saveJob(api.database, { posted_at: daysAgo(9) });
    const expired = await saveJob(api.database, {
      posted_at: daysAgo(5),
      is_featured: true,
      featured_until: daysAgo(1),
    });
    const fresh = await saveJob(api.database, { posted_at: daysAgo(1) });
    const featured = await saveJob(api.database, { posted_at: daysAgo(20), is_featured: true });
    const jobs = await list();
    expect(jobs.map(({ id }) => id)).toEqual([featured.id, fresh.id, expired.id, old.id]);
    expect(jobs.map(({ isFeatured }) => isFeatured)).toEqual([true, false, false, false]);
  });

  it('omits paused and closed jobs and jobs past their closing date', async () => {
    const open = await saveJob(api.database, { closes_at: daysAgo(-1) });
    await saveJob(api.database, { status: 'paused' });
    await saveJob(api.database, { status: 'closed' });
    await saveJob(api.database, { closes_at: daysAgo(1) });
    expect((await list()).map(({ id }) => id)).toEqual([open.id]);
  });

  it('lists every job once across several batches', async () => {
    const company = await saveCompany(api.database);
    await saveManyJobs(company.id, 2_500);
    const jobs = await list();
    expect(new Set(jobs.map(({ id }) => id)).size).toBe(2500);
    expect(jobs).toHaveLength(2500);
  });

  it('uses no database connection while a client reads slowly', async () => {
    const company = await saveCompany(api.database);
    await saveManyJobs(company.id, 20_000);
    await api.app.listen(0, '127.0.0.1');
    const address = (await api.app.getUrl()) + url;
    const readers = await Promise.all(Array.from({ length: poolSize + 1 }, () => openList(address)));
    expect((await api.inject('/api/job-types')).statusCode).toBe(200);
    for (const reader of readers) reader.destroy();
  });

  it('compresses the response for clients that accept it', async () => {
    for (let count = 0; count < 5; count += 1) await saveJob(api.database);
    const answer = await api.inject({ url, headers: { 'accept-encoding': 'br' } });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringContaining('accept-encoding'),
    });
  });
});
