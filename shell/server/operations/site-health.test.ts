import { registryOf } from 'registry';
import { buildRemote, buildSmallRemote } from '../test/site-fixture.ts';
import { contentOf } from '../test/page-reader.ts';
import { startSite, stopSites, until, type RunningSite } from '../test/running-site.ts';
import type { SiteHealth } from './site-health.ts';

let site: RunningSite;
beforeEach(async () => {
  site = await startSite();
  site.api.answers.set('/api/health', { body: { status: 'ok' } });
});
afterEach(stopSites);

async function health(of: RunningSite = site) {
  const answer = await of.app.inject({ url: '/health' });
  return { status: answer.statusCode, body: answer.json<SiteHealth>(), cache: answer.headers['cache-control'] };
}

it('reports the registry, the content and the API', async () => {
  expect(await health()).toEqual({
    status: 200,
    cache: 'no-store',
    body: {
      status: 'ok',
      registry: { version: expect.stringMatching(/^[\da-f]{12}$/), remotes: 1, refused: [], off: [], isCurrent: true },
      content: 'ok',
      suspended: [],
      api: 'ok',
    },
  });
});

it('is not affected by a remote without a server entry, which is sent without content', async () => {
  await site.fixture.register(buildSmallRemote('mfe-other', '/other'));
  await until(async () => expect((await site.get('/other')).status).toBe(200));
  // As many as open a breaker.
  for (let visits = 0; visits < 3; visits += 1) {
    const { html } = await site.get('/other');
    expect(contentOf(html, 'remote-mfe-other')).toBe('');
    expect(contentOf(html, 'shell-header')).not.toBe('');
  }
  expect((await health()).body).toMatchObject({ status: 'ok', suspended: [], registry: { refused: [] } });
});

it("requests the API's health every few seconds at most", async () => {
  await Promise.all([health(), health(), health()]);
  expect(site.api.asked('/api/health')).toHaveLength(1);
});

it('serves pages without the API and reports the outage', async () => {
  await site.api.stop();
  expect(await health()).toMatchObject({ status: 200, body: { status: 'degraded', api: 'down' } });
});

it('reports that a bad registry is not live until a valid one replaces it', async () => {
  const { version } = (await health()).body.registry;
  await site.fixture.write('registry.json', '{');
  await until(async () =>
    expect((await health()).body).toMatchObject({ status: 'degraded', registry: { version, isCurrent: false } }),
  );
  await site.fixture.register(buildSmallRemote('mfe-small', '/small'));
  await until(async () => expect((await health()).body).toMatchObject({ status: 'ok', registry: { isCurrent: true } }));
  expect((await health()).body.registry.version).not.toBe(version);
});

it('names refused versions with the reason and the version that is served, and is not ok', async () => {
  const bad = buildRemote({ version: '2.0.0-b', platform: '^2.0' });
  const served = buildSmallRemote('mfe-small', '/small');
  await site.fixture.registerEntries(...registryOf([bad, served]).remotes, { id: 'mfe-bad' });
  const refused = [
    {
      id: 'mfe-jobs',
      version: '2.0.0-b',
      reason: 'it was written for platform ^2.0, the shell provides 1.2.0',
      serves: '1.0.0-aaaaaaaa',
    },
    { id: 'mfe-bad', version: null, reason: 'stable is not an object', serves: null },
  ];
  const registry = { remotes: 2, refused, isCurrent: true };
  await until(async () => expect((await health()).body).toMatchObject({ status: 'degraded', registry }));
});

it('is ok while a remote is switched off, which it names', async () => {
  const off = { since: '2026-11-27T00:00:00.000Z', by: 'ana', why: 'errors' };
  const [entry] = registryOf([buildRemote()]).remotes;
  await site.fixture.registerEntries({ ...entry, off });
  const registry = { remotes: 0, refused: [], off: ['mfe-jobs'] };
  await until(async () => expect((await health()).body).toMatchObject({ status: 'ok', registry }));
});

it('is not ready after a stop signal', async () => {
  site.draining.begin();
  expect(await health()).toMatchObject({ status: 503, body: { status: 'draining' } });
});
