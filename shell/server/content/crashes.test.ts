import { registryOf, type RegistryEntry } from 'registry';
import type { PageContext } from 'shared-contracts';
import { buildJob } from '../test/build-job.ts';
import { crashingSources, goodSource, platformSource, shellSource } from '../test/entries.ts';
import type { SiteHealth } from '../operations/site-health.ts';
import { contentOf, jsonOf } from '../test/page-reader.ts';
import { startSite, stopSites, until, type RunningSite } from '../test/running-site.ts';
import { buildRemote, buildSmallRemote, integrityOf } from '../test/site-fixture.ts';

const job = '/jobs/analista-de-dados-12';
const timings = { contentDeadline: 500, contentKill: 1000, contentWarmUp: 20_000, breakerPause: 60_000 };
const [stable, next] = [buildRemote({ version: '1.0.0-a' }), buildRemote({ version: '2.0.0-b' })];
const failing = 'mfe-jobs@2.0.0-b';

let site: RunningSite;
afterEach(stopSites);

/** Another remote, and one with this entry: as its stable version, or as a canary for visitors with a session. */
async function start(source: string, group: 'stable' | 'canary') {
  site = await startSite({
    timings,
    config: { logLevel: 'error' },
    remotes: [],
    prepare: async (fixture) => {
      const small = await fixture.deploy(buildSmallRemote('mfe-small', '/small', { server: stable.server }));
      const remote = await fixture.deploy(next, source);
      if (group === 'stable') return fixture.register(remote, small);
      const [entry, other] = registryOf([await fixture.deploy(stable), small]).remotes as [
        RegistryEntry,
        RegistryEntry,
      ];
      const canary = { remote, percent: 100, segment: 'signed-in', since: '2026-11-27T00:00:00.000Z' };
      return fixture.registerEntries({ ...entry, canary }, other);
    },
  });
  site.api.answers.set('/api/health', { body: { status: 'ok' } });
  site.api.answers.set('/api/session', { body: { id: 1, role: 'user' } });
  site.api.answers.set('/api/proxy/jobs/analista-de-dados-12', { body: buildJob() });
}

async function visit(headers: Record<string, string> = {}) {
  const { status, html } = await site.get(job, headers);
  const { suspended } = jsonOf(html, 'context') as PageContext;
  return { status, content: contentOf(html, 'remote-mfe-jobs'), suspended };
}
const visitCanary = () => visit({ cookie: 'sid=a' });

const health = async () => (await site.app.inject('/health')).json<SiteHealth>();

const ends = () =>
  site.log
    .map((line) => JSON.parse(line) as { msg: string; entry: string | null })
    .filter(({ msg }) => msg === 'content process ended')
    .map(({ entry }) => entry);

const suspended = { status: 'degraded', content: 'ok', suspended: [failing] };

/** Not from the cache. */
let visits = 0;
async function expectOtherRemoteToBeRendered() {
  visits += 1;
  expect(contentOf((await site.get(`/small?visit=${visits}`)).html, 'remote-mfe-small')).toContain('article');
}

describe('only the entry that ends the process is suspended: it', () => {
  it.each(Object.entries(crashingSources))('%s', async (_, source) => {
    await start(source, 'stable');
    expect((await visit()).status).toBe(200);
    await until(async () => expect(await health()).toMatchObject(suspended));
    await until(expectOtherRemoteToBeRendered);
    expect(await visit()).toEqual({ status: 200, content: '', suspended: ['mfe-jobs'] });
    expect(ends()).toEqual([failing]);
  });
});

it.each(['exits in a timer', 'loops while it renders'])(
  'a canary that %s does not interrupt the rendering of other versions',
  async (failure) => {
    await start(crashingSources[failure]!, 'canary');
    expect((await visitCanary()).status).toBe(200);
    let isSuspended = false;
    while (!isSuspended) {
      await expectOtherRemoteToBeRendered();
      expect((await visit()).content).toContain(`data-version="${stable.version}"`);
      isSuspended = (await health()).suspended.includes(failing);
    }
    await expectOtherRemoteToBeRendered();
    expect(await visitCanary()).toEqual({ status: 200, content: '', suspended: ['mfe-jobs'] });
  },
);

it('the shell, which is part of every page, is rendered again after one end of the process', async () => {
  const source = shellSource.replace(
    'render({ part,',
    `render({ part, path }) { if (path === '/exit') process.exit(1);
    return this.draw(...arguments); }, draw({ part,`,
  );
  site = await startSite({
    timings,
    prepare: async (fixture) => {
      await fixture.write('shell/server.cjs', source);
      await fixture.changeShell({
        server: {
          platform: { file: 'platform.cjs', integrity: integrityOf(platformSource) },
          chrome: { file: 'server.cjs', integrity: integrityOf(source) },
        },
      });
    },
  });
  const header = async (url: string) => contentOf((await site.get(url)).html, 'shell-header');
  expect(await header('/exit')).toBe('');
  expect((await health()).suspended).toEqual([]);
  await until(async () => expect(await header('/home')).toContain('header|/home'));
});

it('an entry that never answers is suspended without an end of the process', async () => {
  await start(
    `exports.default = { render: ({ data }) => (data.length === 0 ? null : new Promise(() => {})) };`,
    'canary',
  );
  for (let time = 0; time < 3; time += 1) await visitCanary();
  await until(async () => expect((await health()).suspended).toEqual([failing]));
  expect(ends()).toEqual([]);
  expect((await visit()).suspended).toBeUndefined();
});

it('a page that was rendered names no remote as suspended', async () => {
  await start(goodSource(next.version), 'canary');
  expect(await visitCanary()).toMatchObject({ content: expect.stringContaining(next.version) as string });
  expect((await visitCanary()).suspended).toBeUndefined();
});
