import { startTracing } from 'server-kit';
import { pathTo, startTraceReceiver } from '../../../tools/metrics/trace-receiver.mjs';
import { buildSearchPage } from './build-job.ts';
import { startSite, stopSites, type RunningSite } from './running-site.ts';

const foreign = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const meta = /<meta name="traceparent" content="(?<parent>[\da-f-]+)" data-path="(?<path>[^"]*)">/;

let receiver: Awaited<ReturnType<typeof startTraceReceiver>>;
let site: RunningSite;
let tracing: Awaited<ReturnType<typeof startTracing>>;

async function record(sampling: number): Promise<void> {
  const config = { url: receiver.url, headers: {}, resource: {}, secret: 'the preview secret of these tests' };
  tracing = await startTracing('site', { ...config, sampling });
}

beforeAll(async () => {
  receiver = await startTraceReceiver();
  await record(1);
  site = await startSite();
  for (const query of ['', '?keyword=hush']) {
    site.api.answers.set(`/api/proxy/job-search${query}`, {
      body: buildSearchPage({ total: 7 }),
      headers: { etag: query },
    });
  }
  await tracing.stop();
});
beforeEach(() => {
  receiver.spans.length = 0;
  receiver.bodies.length = 0;
  site.api.seen.length = 0;
});
afterEach(() => tracing.stop());
afterAll(async () => {
  await stopSites();
  await receiver.stop();
});

it('records a page with its request to the API and its rendering, without addresses', async () => {
  await record(1);
  const { html } = await site.get('/jobs?keyword=hush');
  await tracing.stop();
  const { spans } = receiver;
  const page = spans.find(({ name }) => name === 'GET /jobs')!;
  const called = spans.find(({ name }) => name.startsWith('GET /api/proxy/job-search{'))!;
  expect(pathTo(spans, called)).toEqual([`site: ${called.name}`, `site: ${page.name}`]);
  expect(spans.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['render mfe-jobs@1.0.0-aaaaaaaa', 'render shell']),
  );
  const [asked] = site.api.asked('/api/proxy/job-search?keyword=hush');
  expect(asked?.headers['traceparent']).toBe(`00-${page.traceId}-${called.spanId}-01`);
  expect(meta.exec(html)?.groups).toEqual({ parent: `00-${page.traceId}-${page.spanId}-01`, path: '/jobs' });
  expect(receiver.bodies.join('')).not.toMatch(/hush/);
});

it.each([{ dnt: '1' }, { 'sec-gpc': '1' }])(
  'does not pass the trace to a browser that asks for privacy: %j',
  async (headers) => {
    await record(1);
    expect((await site.get('/jobs', headers)).html).not.toMatch(meta);
  },
);

it('exports nothing at a sampling of 0, and tells the API not to record either', async () => {
  await record(0);
  const { html } = await site.get('/jobs', { traceparent: foreign });
  await site.get('/api/proxy/job-search', { traceparent: foreign });
  await tracing.stop();
  expect([receiver.bodies, meta.test(html)]).toEqual([[], false]);
  const sent = site.api.asked('/api/proxy/job-search').map(({ headers }) => String(headers['traceparent']));
  expect(sent).toHaveLength(2);
  expect(sent.filter((one) => !one.endsWith('-00') || one.includes(foreign.slice(3, 35)))).toEqual([]);
});

it('continues the trace of a page in the calls of its browser', async () => {
  await record(1);
  const parent = meta.exec((await site.get('/jobs')).html)!.groups!['parent']!;
  await tracing.stop();
  await record(0);
  await site.get('/api/proxy/job-search', { traceparent: parent });
  await tracing.stop();
  const call = receiver.spans.find(({ name }) => name === 'GET /api/*')!;
  expect(pathTo(receiver.spans, call)).toEqual(['site: GET /api/*', 'site: GET /jobs']);
  expect(site.api.seen.at(-1)?.headers['traceparent']).toBe(`00-${call.traceId}-${call.spanId}-01`);
});
