import { TestSandbox, testToken } from '../testing.ts';

describe('/_sandbox', () => {
  let sandbox: TestSandbox;

  beforeEach(async () => {
    sandbox = await TestSandbox.start();
  });
  afterEach(() => sandbox.server.close());

  it('tells settings and counters', async () => {
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

  it('lets every call fail, the blog apart', async () => {
    await sandbox.set({ failWith: 503 });
    const answer = await sandbox.get('/v1/jobs');
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2']);
    expect((await sandbox.get('/logos/C-0001.svg')).statusCode).toBe(503);
    expect((await sandbox.get('/blog/wp-json/wp/v2/posts')).statusCode).toBe(200);
    await sandbox.set({ failWith: null, blogFailWith: 500 });
    expect((await sandbox.get('/v1/jobs')).statusCode).toBe(200);
    expect((await sandbox.get('/blog/wp-json/wp/v2/posts')).statusCode).toBe(500);
  });

  it('makes answers wait', async () => {
    await sandbox.set({ delayMs: 120 });
    const start = performance.now();
    await sandbox.get('/v1/jobs?limit=1');
    expect(performance.now() - start).toBeGreaterThanOrEqual(115);
  });

  it('cuts an answer in its middle', async () => {
    const url = await sandbox.server.listen({ port: 0 });
    await sandbox.set({ cutAfterBytes: 2000 });
    const answer = await fetch(`${url}/v1/jobs`, { headers: { authorization: `Bearer ${testToken}` } });
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(2000);
    await expect(answer.text()).rejects.toThrow(/terminated|other side closed|aborted/);
  });

  it('hides part of the jobs as if they were gone, always the same ones', async () => {
    const before = await sandbox.readAll('/v1/jobs?limit=1000');
    await sandbox.set({ dropFraction: 0.6 });
    const hidden = await sandbox.readAll('/v1/jobs?limit=1000');
    expect(hidden.entries).toHaveLength(hidden.pages[0]?.total ?? -1);
    expect(hidden.pages[0]?.snapshot).not.toBe(before.pages[0]?.snapshot);
    expect(Math.abs(hidden.entries.length / before.entries.length - 0.4)).toBeLessThan(0.12);
    expect((await sandbox.readAll('/v1/jobs?limit=1000')).entries).toEqual(hidden.entries);
  });

  it('ends a list early with a total that tells', async () => {
    await sandbox.set({ stopAfterPages: 2 });
    const { pages, entries } = await sandbox.readAll('/v1/jobs?limit=10');
    expect(entries).toHaveLength(20);
    expect(pages[0]?.total).toBeGreaterThan(200);
  });

  it('refuses what goes beyond the rate', async () => {
    await sandbox.set({ requestsPerSecond: 1 });
    const answers = await Promise.all(Array.from({ length: 6 }, () => sandbox.get('/v1/jobs?limit=1')));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused.length).toBeGreaterThanOrEqual(4);
    expect(refused[0]?.headers['retry-after']).toBe('2');
  });

  it('takes jobs as they are written, replaces them and takes them out without a trace', async () => {
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

describe('time', () => {
  it('moves by itself every so many seconds, unless it is paused', async () => {
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
