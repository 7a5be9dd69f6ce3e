import { TestSandbox, testToken } from '../testing/test-sandbox.ts';

describe('/_sandbox', () => {
  let sandbox: TestSandbox;

  beforeEach(async () => {
    sandbox = await TestSandbox.start();
  });
  afterEach(() => sandbox.server.close());

  it('returns settings and counters', async () => {
    await sandbox.get('/v1/jobs');
    await sandbox.get('/v1/jobs');
    const state = (await sandbox.get('/_sandbox')).json();
    const { total } = (await sandbox.get('/v1/jobs?limit=1')).json();
    expect(state).toMatchObject({ jobs: total, applications: 0, requests: 2, calls: { 'GET /v1/jobs': 2 } });
    expect(state.settings).toMatchObject({
      delayMs: 0,
      failWith: null,
      cutAfterBytes: null,
      dropFraction: null,
      paused: false,
    });
  });

  it.each([{ delayMs: -1 }, { failWith: 200 }, { dropFraction: 2 }, { paused: 'yes' }, { speed: 3 }, 'fast', null])(
    'refuses %j and changes nothing',
    async (settings) => {
      const before = (await sandbox.get('/_sandbox')).json().settings;
      const status = (await sandbox.post('/_sandbox', settings)).statusCode;
      expect([400, 422]).toContain(status);
      expect((await sandbox.get('/_sandbox')).json().settings).toEqual(before);
    },
  );

  it('makes every call fail except calls of the blog', async () => {
    await sandbox.set({ failWith: 503 });
    const answer = await sandbox.get('/v1/jobs');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    expect((await sandbox.get('/logos/C-0001.svg')).statusCode).toBe(503);
    expect((await sandbox.get('/blog/wp-json/wp/v2/posts')).statusCode).toBe(200);
    await sandbox.set({ failWith: null, blogFailWith: 500 });
    expect((await sandbox.get('/v1/jobs')).statusCode).toBe(200);
    expect((await sandbox.get('/blog/wp-json/wp/v2/posts')).statusCode).toBe(500);
  });

  it('delays responses', async () => {
    await sandbox.set({ delayMs: 120 });
    const start = performance.now();
    await sandbox.get('/v1/jobs?limit=1');
    expect(performance.now() - start).toBeGreaterThanOrEqual(115);
  });

  it('interrupts a response', async () => {
    const url = await sandbox.server.listen({ port: 0 });
    await sandbox.set({ cutAfterBytes: 2000 });
    const answer = await fetch(`${url}/v1/jobs`, { headers: { authorization: `Bearer ${testToken}` } });
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(2000);
    await expect(answer.text()).rejects.toThrow(/terminated|other side closed|aborted/);
  });

  it('hides a fixed part of the jobs', async () => {
    const before = await sandbox.readAll('/v1/jobs?limit=1000');
    await sandbox.set({ dropFraction: 0.6 });
    const hidden = await sandbox.readAll('/v1/jobs?limit=1000');
    expect(hidden.entries).toHaveLength(hidden.pages[0]?.total ?? -1);
    expect(hidden.pages[0]?.snapshot).not.toBe(before.pages[0]?.snapshot);
    expect(Math.abs(hidden.entries.length / before.entries.length - 0.4)).toBeLessThan(0.12);
    expect((await sandbox.readAll('/v1/jobs?limit=1000')).entries).toEqual(hidden.entries);
  });

  it('ends a list early with the complete total', async () => {
    await sandbox.set({ stopAfterPages: 2 });
    const { pages, entries } = await sandbox.readAll('/v1/jobs?limit=10');
    expect(entries).toHaveLength(20);
    expect(pages[0]?.total).toBeGreaterThan(200);
  });

  it('refuses calls above the rate limit', async () => {
    await sandbox.set({ requestsPerSecond: 1 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => sandbox.get('/v1/jobs?limit=1')));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThanOrEqual(4);
    expect(refused[0]?.headers['retry-after']).toBe('2');
  });

  it('stores, replaces and removes jobs as given', async () => {
    const written = { id: 'X-1', title: 'Oferta de teste', description_html: '<p>a</p>', anything: [1] };
    await sandbox.post('/_sandbox/jobs', [written]);
    expect((await sandbox.readAll('/v1/jobs')).entries.find(({ id }) => id === 'X-1')).toEqual(written);
    await sandbox.post('/_sandbox/jobs', [{ ...written, title: 'Outra' }]);
    const titles = (await sandbox.readAll('/v1/jobs')).entries
      .filter(({ id }) => id === 'X-1')
      .map(({ title }) => title);
    expect(titles).toEqual(['Outra']);
    const removed = await sandbox.server.inject({ method: 'DELETE', url: '/_sandbox/jobs/X-1' });
    expect(removed.statusCode).toBe(204);
    const changes = await sandbox.readAll('/v1/jobs?updatedSince=2000-01-01T00:00:00Z');
    expect(changes.entries.some(({ id }) => id === 'X-1')).toBe(false);
    expect((await sandbox.server.inject({ method: 'DELETE', url: '/_sandbox/jobs/X-1' })).statusCode).toBe(404);
    expect((await sandbox.post('/_sandbox/jobs', [{ title: 'sem id' }])).statusCode).toBe(422);
  });
});

describe('ticks', () => {
  it('change the jobs at the configured interval unless paused', async () => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    const sandbox = await TestSandbox.start({ tickSeconds: 5 });
    const snapshot = async (): Promise<string> => (await sandbox.get('/_sandbox')).json().snapshot;
    const first = await snapshot();
    await jest.advanceTimersByTimeAsync(5000);
    const second = await snapshot();
    expect(second).not.toBe(first);
    await sandbox.set({ paused: true });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(await snapshot()).toBe(second);
    jest.useRealTimers();
    await sandbox.server.close();
  });
});
