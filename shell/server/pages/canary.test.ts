import { assignVersions, registryOf, type ActiveCanary, type RegistryEntry } from 'registry';
import type { PageRegistry, RegisteredRemote, Registry, RemoteRoute } from 'shared-contracts';
import { pageRegistry } from '../registry/registry.ts';
import { buildSearchPage } from '../test/build-job.ts';
import { badSources, goodSource } from '../test/entries.ts';
import { contentOf, jsonOf } from '../test/page-reader.ts';
import { startSite, stopSites, type Page, type RunningSite, type SiteSetup } from '../test/running-site.ts';
import { buildRemote, previewSecret } from '../test/site-fixture.ts';

let site: RunningSite;
afterEach(stopSites);

const since = '2026-11-27T00:00:00.000Z';
const [list] = buildRemote().routes;
const newRoute: RemoteRoute = { ...list!, path: '/jobs-map', data: [] };
const [stableVersion, canaryVersion] = ['1.0.0-a', '2.0.0-b'];
const stable = buildRemote({ version: stableVersion });
const next = buildRemote({ version: canaryVersion, routes: [...stable.routes, newRoute] });

interface Start extends Pick<ActiveCanary, 'percent'> {
  segment?: ActiveCanary['segment'];
  source?: string;
  setup?: SiteSetup;
}

async function start({ percent, segment = null, source = goodSource(canaryVersion), setup }: Start): Promise<void> {
  site = await startSite({
    ...setup,
    remotes: [],
    prepare: async (fixture) => {
      const [entry] = registryOf([await fixture.deploy(stable)]).remotes as [RegistryEntry];
      const remote = await fixture.deploy(next, source);
      await fixture.registerEntries({ ...entry, canary: { remote, percent, segment, since } });
    },
  });
  site.api.answers.set('/api/proxy/job-search', { body: buildSearchPage({ total: 7 }), headers: { etag: 'one' } });
}

/** The group of a visitor without a session, as the pure function decides it. */
function groupOf(address: string, userAgent: string): string | undefined {
  const visitor = { session: null, address, userAgent, signedIn: false, role: null, language: 'pt' } as const;
  const remotes = [{ ...stable, why: 'stable' as const }];
  const canaries = [{ id: 'mfe-jobs', remote: next, percent: 20, segment: null, since }];
  return assignVersions({ remotes, canaries }, visitor, previewSecret)[0]?.why;
}

const userAgents = Array.from({ length: 99 }, (_, index) => `browser ${index}`);
const userAgentIn = (group: string) => userAgents.find((one) => groupOf('127.0.0.1', one) === group)!;

const registryIn = ({ html }: Page) => jsonOf(html, 'registry') as PageRegistry;
const versionIn = ({ html }: Page) => /data-version="([^"]*)"/.exec(contentOf(html, 'remote-mfe-jobs'))?.[1];
const basesIn = ({ html }: Page) => new Set(html.match(/\/remotes\/mfe-jobs\/[^/]*\//g));
const baseOf = ({ version }: RegisteredRemote) => `/remotes/mfe-jobs/${version}/`;

describe.each([
  ['canary', next],
  ['control', stable],
  ['stable', stable],
])('a visitor in the group %s', (group, { version }) => {
  const headers = { 'user-agent': userAgentIn(group) };

  it('gets one version in content, scripts and both registries, also from the cache', async () => {
    await start({ percent: 20 });
    for (const other of ['canary', 'stable']) await site.get('/jobs', { 'user-agent': userAgentIn(other) });
    const page = await site.get('/jobs', headers);
    expect(versionIn(page)).toBe(version);
    expect(basesIn(page)).toEqual(new Set([baseOf({ version } as RegisteredRemote)]));
    expect(registryIn(page).remotes).toMatchObject([{ version, why: group }]);
    const answer = await site.app.inject({ url: '/registry.json', headers });
    expect(pageRegistry(answer.json<Registry>())).toEqual(registryIn(page));
    expect(page.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'cookie, accept-encoding' });
  });

  it('gets the routes of this version', async () => {
    await start({ percent: 20 });
    expect((await site.get('/jobs-map', headers)).status).toBe(group === 'canary' ? 200 : 404);
    expect((await site.get('/jobs', headers)).status).toBe(200);
  });
});

it('answers an unchanged registry with 304, and another group with its own', async () => {
  await start({ percent: 20 });
  const ask = (group: string, etag = '') =>
    site.app.inject({
      url: '/registry.json',
      headers: { 'user-agent': userAgentIn(group), ...(etag !== '' && { 'if-none-match': etag }) },
    });
  const { etag } = (await ask('stable')).headers as { etag: string };
  expect([(await ask('stable', etag)).statusCode, (await ask('canary', etag)).statusCode]).toEqual([304, 200]);
});

it('renders the stable version while the canary cannot be loaded', async () => {
  await start({ percent: 20, source: badSources['throws on load']! });
  const failing = await site.get('/jobs', { 'user-agent': userAgentIn('canary') });
  expect([failing.status, versionIn(failing)]).toEqual([200, undefined]);
  expect(versionIn(await site.get('/jobs', { 'user-agent': userAgentIn('stable') }))).toBe(stableVersion);
});

it('assigns signed-in visitors by their session, and members of a segment by their role', async () => {
  await start({ percent: 100, segment: 'staff' });
  const versionFor = async (cookie?: string) =>
    versionIn(await site.get('/jobs', cookie === undefined ? {} : { cookie }));
  expect(await versionFor()).toBe(stableVersion);
  expect(site.api.asked('/api/session')).toEqual([]);
  site.api.answers.set('/api/session', { body: { id: 1, role: 'user' } });
  expect(await versionFor('sid=a')).toBe(stableVersion);
  site.api.answers.set('/api/session', { body: { id: 2, role: 'admin' } });
  expect(await versionFor('sid=b')).toBe(canaryVersion);
});

it('assigns by the address that trusted proxies forward, and ignores it from others', async () => {
  const userAgent = userAgentIn('stable');
  const addresses = Array.from({ length: 99 }, (_, index) => `198.51.100.${index}`);
  const address = addresses.find((one) => groupOf(one, userAgent) === 'canary')!;
  const headers = { 'user-agent': userAgent, 'x-forwarded-for': address };
  await start({ percent: 20 });
  expect(versionIn(await site.get('/jobs', headers))).toBe(stableVersion);
  await site.stop();
  await start({ percent: 20, setup: { config: { trustedProxies: ['127.0.0.1'] } } });
  expect(versionIn(await site.get('/jobs', headers))).toBe(canaryVersion);
});
