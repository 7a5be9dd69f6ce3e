import type { WireJob } from '../generation/job-records.ts';
import { TestSandbox, testNow, testToken, type Envelope } from '../testing/test-sandbox.ts';

describe('GET /v1/jobs', () => {
  let sandbox: TestSandbox;

  beforeEach(async () => {
    sandbox = await TestSandbox.start();
  });
  afterEach(() => sandbox.server.close());

  it('returns each job once, in one snapshot, when next is followed', async () => {
    const { pages, entries } = await sandbox.readAll('/v1/jobs?limit=7');
    expect(pages.length).toBeGreaterThan(30);
    expect(new Set(pages.map(({ snapshot }) => snapshot)).size).toBe(1);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(pages[0]?.total);
    expect(entries).toHaveLength(pages[0]?.total ?? -1);
  });

  it('returns every job with the fields of the contract', async () => {
    const { entries } = await sandbox.readAll('/v1/jobs?limit=1000');
    const ordinary = entries.filter(({ id }) => id < 'J-900000');
    expect(ordinary).toHaveLength(200);
    for (const job of ordinary) {
      expect(job).toMatchObject({
        id: expect.stringMatching(/^J-\d{6}$/),
        title: expect.any(String),
        company_id: expect.stringMatching(/^C-\d{4}$/),
        category: expect.any(String),
        workplace: expect.stringMatching(/^(onsite|hybrid|remote)$/),
        description_html: expect.stringContaining('<p>'),
        language: expect.stringMatching(/^(pt|en)$/),
        posted_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{3})?Z$/),
        status: expect.stringMatching(/^(open|paused)$/),
      });
      expect(Object.keys(job)).toHaveLength(22);
    }
  });

  it('responds with 304 to the current ETag, and with 200 after a change', async () => {
    const first = await sandbox.get('/v1/jobs');
    const etag = String(first.headers['etag']);
    const again = await sandbox.get('/v1/jobs', { 'if-none-match': etag });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    await sandbox.post('/_sandbox/tick', {});
    expect((await sandbox.get('/v1/jobs', { 'if-none-match': etag })).statusCode).toBe(200);
  });

  it('returns another snapshot if the list changes between pages, and every job that still exists', async () => {
    const before = await sandbox.readAll('/v1/jobs?limit=1000');
    const first: Envelope<WireJob> = (await sandbox.get('/v1/jobs?limit=100')).json();
    await sandbox.post('/_sandbox/tick', {});
    const rest = await sandbox.readAll(`/v1/jobs?limit=100&cursor=${first.next}`);
    expect(rest.pages[0]?.snapshot).not.toBe(first.snapshot);
    const after = await sandbox.readAll('/v1/jobs?limit=1000');
    const seen = new Set([...first.data, ...rest.entries].map(({ id }) => id));
    const unchanged = before.entries.filter(({ id }) => after.entries.some((job) => job.id === id));
    expect(unchanged.filter(({ id }) => !seen.has(id))).toEqual([]);
  });

  it('returns the jobs changed since a time, including closed jobs', async () => {
    sandbox.clock.now = testNow + 60_000;
    const { opened, changed, closed, paused } = (await sandbox.post('/_sandbox/tick', {})).json();
    const since = new Date(testNow + 30_000).toISOString();
    const { entries } = await sandbox.readAll(`/v1/jobs?updatedSince=${since}&limit=1`);
    const full = await sandbox.readAll('/v1/jobs?limit=1000');
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.length).toBeLessThanOrEqual(opened + changed + closed + paused);
    const closedIds = entries.filter(({ status }) => status === 'closed').map(({ id }) => id);
    expect(closedIds.length).toBeGreaterThan(0);
    expect(full.entries.filter(({ id }) => closedIds.includes(id))).toEqual([]);
  });

  it.each([
    '/v1/jobs?limit=0',
    '/v1/jobs?limit=1001',
    '/v1/jobs?limit=many',
    '/v1/jobs?cursor=nonsense',
    '/v1/jobs?cursor=',
    '/v1/jobs?cursor=a&cursor=b',
    '/v1/jobs?updatedSince=2026-01-01&updatedSince=2026-01-02',
    '/v1/jobs?updatedSince=yesterday',
    '/v1/companies?limit=501',
  ])('refuses %s with 400', async (url) => {
    const answer = await sandbox.get(url);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({ error: 'bad_request', message: expect.any(String) });
  });

  it('refuses a cursor of another list and a truncated cursor', async () => {
    const { next }: Envelope<WireJob> = (await sandbox.get('/v1/jobs?limit=1')).json();
    expect((await sandbox.get(`/v1/companies?cursor=${next}`)).statusCode).toBe(400);
    expect((await sandbox.get(`/v1/jobs?cursor=${next?.slice(0, -3)}`)).statusCode).toBe(400);
  });

  it.each([{ authorization: '' }, { authorization: 'Bearer wrong' }, { authorization: `Basic ${testToken}` }])(
    'responds with 401 to %j',
    async (headers) => {
      for (const url of ['/v1/jobs', '/v1/companies', '/v1/applications']) {
        const answer = await sandbox.get(url, headers);
        expect([url, answer.statusCode, answer.headers['www-authenticate']]).toEqual([url, 401, 'Bearer']);
      }
    },
  );
});

describe('GET /v1/companies', () => {
  it('returns every company, and responds with 304 after a change of jobs', async () => {
    const sandbox = await TestSandbox.start();
    const { pages, entries } = await sandbox.readAll<{ id: string; name?: string }>('/v1/companies?limit=25');
    expect(entries).toHaveLength(pages[0]?.total ?? -1);
    expect(entries[0]).toMatchObject({ id: 'C-0001', name: expect.any(String), industry: expect.any(String) });
    const etag = String((await sandbox.get('/v1/companies')).headers['etag']);
    await sandbox.post('/_sandbox/tick', {});
    expect((await sandbox.get('/v1/companies', { 'if-none-match': etag })).statusCode).toBe(304);
    await sandbox.server.close();
  });
});
