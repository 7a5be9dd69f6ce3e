import { request, type IncomingHttpHeaders } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { buildSearchPage } from '../test/build-job.ts';
import { startSite, stopSites, until, type RunningSite } from '../test/running-site.ts';
import { buildRemote } from '../test/site-fixture.ts';

let site: RunningSite;
let origin: string;
let fastify: jest.SpyInstance;
beforeEach(async () => {
  site = await startSite({ config: { pageCacheSeconds: 60, logLevel: 'info', trustedProxies: ['127.0.0.1'] } });
  site.api.answers.set('/api/proxy/job-search', { body: buildSearchPage({ total: 7 }), headers: { etag: 'one' } });
  origin = await site.app.listen({ host: '127.0.0.1', port: 0 });
  fastify = jest.spyOn(site.app, 'routing');
});
afterEach(stopSites);

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Over a connection: injected requests do not pass the listener. Without the time, and without headers of the connection. */
const ask = (path: string, { method = 'GET', headers = {}, body }: Sent = {}) =>
  new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const call = request(`${origin}${path}`, { method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const { date: _, connection: __, 'keep-alive': ___, ...sent } = answer.headers;
        resolve({ status: answer.statusCode, headers: sent, body: Buffer.concat(chunks).toString('base64') });
      });
    });
    call.on('error', reject).end(body);
  });

/** Requests that reached Fastify. Not `toHaveBeenCalledTimes`, which takes longer to print them than a page is current. */
const passed = () => fastify.mock.calls.length;

/** Stores the page, and counts from then on. */
async function store(path: string, sent: Sent = {}) {
  const first = await ask(path, sent);
  fastify.mockClear();
  return first;
}

/** The answer to a request that does not reach Fastify. On a busy machine the page may be too old before. */
async function askStored(path: string, sent: Sent = {}) {
  const answers: Awaited<ReturnType<typeof ask>>[] = [];
  await until(async () => {
    fastify.mockClear();
    site.log.length = 0;
    answers.push(await ask(path, sent));
    expect(passed()).toBe(0);
  }, 10_000);
  return answers.at(-1);
}

it('answers requests for a stored page before Fastify, with the same bytes and headers', async () => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const headers = { 'accept-encoding': encoding };
    const first = await store('/jobs', { headers });
    expect(await askStored('/jobs', { headers })).toEqual(first);
    expect(first.headers).toMatchObject({
      'content-length': String(Buffer.from(first.body, 'base64').length),
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': expect.stringContaining("default-src 'none'; script-src 'self' 'sha256-"),
      vary: 'cookie, accept-encoding',
    });
  }
});

it('answers HEAD without a body, and 304 to a client that has the page', async () => {
  const { headers } = await store('/jobs');
  expect(await askStored('/jobs', { method: 'HEAD' })).toEqual({ status: 200, headers, body: '' });
  const known = await askStored('/jobs', { headers: { 'if-none-match': String(headers.etag) } });
  const { 'content-length': _, ...others } = headers;
  expect(known).toEqual({ status: 304, headers: others, body: '' });
});

it.each<[string, Sent]>([
  ['with a session', { headers: { cookie: 'sid=secret' } }],
  ['with an empty session cookie', { headers: { cookie: 'sid=' } }],
  ['with a preview', { headers: { cookie: 'a=b; preview=token' } }],
  ['with Authorization', { headers: { authorization: 'Basic YTpi' } }],
  ['in another language', { headers: { cookie: 'i18next=en' } }],
  ['in an encoding that does not exist yet', { headers: { 'accept-encoding': 'gzip' } }],
  ['by another method', { method: 'POST' }],
  ['with a body', { headers: { 'content-length': '1' }, body: 'x' }],
])('leaves a request %s to Fastify', async (_, sent) => {
  await store('/jobs');
  await ask('/jobs', sent);
  expect(passed()).toBe(1);
});

it('measures and logs the requests, with the client behind a trusted proxy', async () => {
  await store('/jobs?a=1');
  await askStored('/jobs?a=1', { headers: { 'x-forwarded-for': '192.0.2.9', 'x-request-id': 'of-the-proxy' } });
  await until(() => expect(site.log).toHaveLength(1));
  expect(JSON.parse(site.log[0] ?? '')).toMatchObject({
    msg: 'request',
    reqId: 'of-the-proxy',
    req: { method: 'GET', path: '/jobs', remoteAddress: '192.0.2.9' },
    res: { statusCode: 200 },
    ms: expect.any(Number),
  });
  const metrics = await site.metrics.registry.metrics();
  expect(metrics).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/jobs",status="200"\} [2-9]/);
  expect(metrics).toContain('http_requests_in_flight 0');
});

it('closes the connection while the server drains', async () => {
  await store('/jobs');
  site.draining.begin();
  await until(async () => {
    fastify.mockClear();
    const { status, headers } = await fetch(`${origin}/jobs`);
    expect([status, headers.get('connection')]).toEqual([200, 'close']);
    expect(passed()).toBe(0);
  }, 10_000);
});

it('leaves one request at a time to Fastify, which requests the data and does not write an equal page again', async () => {
  const first = await store('/jobs');
  const content = async () => (await site.metrics.registry.metrics()).match(/^page_content_total.*$/gm);
  const before = await content();
  await until(async () => {
    await ask('/jobs');
    site.api.seen.length = 0;
    await wait(300);
    expect(await Promise.all([ask('/jobs'), ask('/jobs'), ask('/jobs')])).toEqual([first, first, first]);
    expect(site.api.seen).toHaveLength(1);
  }, 10_000);
  expect(await content()).toEqual(before);
});

it('sends no page of versions that are not live any more', async () => {
  const first = await store('/jobs');
  await site.fixture.register(await site.fixture.deploy(buildRemote({ version: '2.0.0-b' })));
  await until(async () => expect((await ask('/jobs')).headers.etag).not.toBe(first.headers.etag));
});
