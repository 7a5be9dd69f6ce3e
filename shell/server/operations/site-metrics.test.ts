import { badSources } from '../test/entries.ts';
import { startSite, stopSites, type RunningSite } from '../test/running-site.ts';
import { buildRemote, buildSmallRemote } from '../test/site-fixture.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({
    prepare: async (fixture) => {
      const failing = await fixture.deploy(buildSmallRemote('mfe-failing', '/failing'), badSources['throws on load']);
      await fixture.register(await fixture.deploy(buildRemote()), failing);
    },
  });
});
afterAll(stopSites);

/** Lines of a metric, without its buckets. */
async function lines(name: string): Promise<string[]> {
  const text = await site.metrics.registry.metrics();
  return text.split('\n').filter((line) => line.startsWith(name) && !line.includes('_bucket'));
}

it('counts pages by pattern and status, files by route, never by address', async () => {
  site.api.answers.set('/api/proxy/jobs/12', { status: 404, body: { error: 'e', message: 'm', code: 'not_found' } });
  await site.get('/home?utm=hush');
  await site.get('/jobs/12');
  await site.get('/nowhere-hush');
  await site.get('/assets/hush.js');
  const all = await lines('http_request_duration_seconds_count');
  expect(all).toEqual(
    expect.arrayContaining([
      'http_request_duration_seconds_count{method="GET",route="/home",status="200"} 1',
      expect.stringMatching(/route="\/jobs\/:\w+",status="404"\} 1$/),
      'http_request_duration_seconds_count{method="GET",route="none",status="404"} 1',
      'http_request_duration_seconds_count{method="GET",route="/assets/*",status="404"} 1',
    ]),
  );
  expect(all.join('')).not.toContain('hush');
  expect(await lines('http_requests_in_flight')).toEqual(['http_requests_in_flight 0']);
});

it('counts rendered parts, cached parts and API durations', async () => {
  await site.get('/home');
  await site.get('/home');
  expect((await lines('page_content_total')).join('\n')).toMatch(/result="cached"\} [1-9]/);
  expect((await lines('page_render_duration_seconds_count')).join('\n')).toContain('entry="shell"');
  expect((await lines('api_call_duration_seconds_count')).join('\n')).toMatch(
    /endpoint="\/[^"]+",outcome="refused"\} [1-9]/,
  );
});

it('reports entries with an open circuit breaker', async () => {
  const stateOf = (failing: 0 | 1) => [
    'entry_breaker_open{entry="mfe-failing@1.0.0-aaaaaaaa"} ' + failing,
    'entry_breaker_open{entry="mfe-jobs@1.0.0-aaaaaaaa"} 0',
    'entry_breaker_open{entry="shell"} 0',
  ];
  expect((await lines('entry_breaker_open')).toSorted()).toEqual(stateOf(0));
  for (let visit = 0; visit < 3; visit += 1) await site.get('/failing');
  expect((await lines('entry_breaker_open')).toSorted()).toEqual(stateOf(1));
});
