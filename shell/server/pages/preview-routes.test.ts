import { registryOf, signPreview, type Preview, type RegistryEntry } from 'registry';
import type { PageRegistry, Registry } from 'shared-contracts';
import { pageRegistry } from '../registry/registry.ts';
import { buildSearchPage } from '../test/build-job.ts';
import { contentOf, jsonOf } from '../test/page-reader.ts';
import { startSite, stopSites, type Page, type RunningSite } from '../test/running-site.ts';
import { buildRemote, buildSmallRemote, previewSecret } from '../test/site-fixture.ts';

let site: RunningSite;
beforeAll(async () => {
  site = await startSite({
    prepare: async (fixture) => {
      const live = await fixture.deploy(buildRemote({ version: '1.0.0-a' }));
      for (const version of ['2.0.0-b', '3.0.0-changed']) await fixture.deploy(buildRemote({ version, ...own }));
      await fixture.write('remotes/mfe-jobs/3.0.0-changed/remoteEntry.js', 'changed');
      const [first] = live.routes;
      await fixture.deploy(buildRemote({ id: 'mfe-rival', ...own, routes: [{ ...first!, path: '/jobs/:other' }] }));
      const elsewhere = buildRemote({ version: '4.0.0-c', ...own });
      await fixture.deploy({ ...elsewhere, entry: 'https://evil.test/x.js' });
      await fixture.deploy(buildRemote({ version: '5.0.0-d', platform: '^9.0', ...own }));
      const off = { since: '2026-11-27T00:00:00.000Z', by: 'ana', why: 'errors' };
      const [entry, other] = registryOf([live, buildSmallRemote('mfe-off', '/off')]).remotes as [
        RegistryEntry,
        RegistryEntry,
      ];
      await fixture.registerEntries(entry, { ...other, off });
    },
  });
  site.api.answers.set('/api/proxy/job-search', { body: buildSearchPage({ total: 7 }), headers: { etag: 'one' } });
});
afterAll(stopSites);

const { integrity: known } = buildRemote();
/** Files that the fixture writes. The address in a manifest is not used. */
const own = {
  exposes: { app: ['remoteEntry.js'] },
  integrity: { 'remoteEntry.js': known['remoteEntry.js']! },
  base: 'https://evil.test/',
};

const inOneHour = () => new Date(Date.now() + 3_600_000);
const tokenOf = (given: Partial<Preview> = {}, secret = previewSecret) =>
  signPreview({ remote: 'mfe-jobs', version: '2.0.0-b', endsAt: inOneHour(), pullRequest: 128, ...given }, secret);

const open = (token: string, query = '') => site.app.inject(`/preview/${token}${query}`);
const withToken = (token: string, url = '/jobs') => site.get(url, { cookie: `preview=${token}` });
const registryIn = ({ html }: Page) => jsonOf(html, 'registry') as PageRegistry;
const versionIn = (page: Page) => registryIn(page).remotes.map(({ version, why }) => `${version} ${why}`);

describe('a preview link', () => {
  it('sets a cookie of this browser session and leads to the first page of the remote', async () => {
    const token = tokenOf();
    const { statusCode, headers } = await open(token);
    expect([statusCode, headers.location]).toEqual([303, '/jobs']);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(headers['set-cookie']).toBe(`preview=${token}; Path=/; HttpOnly; Secure; SameSite=Lax`);
  });

  it.each([
    ['?to=/jobs/12', '/jobs/12'],
    ['?to=//evil.test/', '/jobs'],
    ['?to=https://evil.test/', '/jobs'],
  ])('leads to a page of this site only: %s', async (query, location) => {
    expect((await open(tokenOf(), query)).headers.location).toBe(location);
  });

  it.each([
    ['with another signature', 403, 'not signed', () => tokenOf({}, 'x'.repeat(32))],
    ['that has expired', 410, 'expired', () => tokenOf({ endsAt: new Date(Date.now() - 2_000) })],
    ['of a version that is not on the site', 404, 'no mfe-jobs 9.9.9', () => tokenOf({ version: '9.9.9' })],
    ['of a remote that is not on the site', 404, 'no mfe-x', () => tokenOf({ remote: 'mfe-x' })],
    ['of a version with changed files', 409, 'remoteEntry.js differs', () => tokenOf({ version: '3.0.0-changed' })],
    ['of a version that names another origin', 404, 'no mfe-jobs 4.0.0-c', () => tokenOf({ version: '4.0.0-c' })],
    ['of a version for another platform', 409, 'platform', () => tokenOf({ version: '5.0.0-d' })],
    ['that takes addresses', 409, 'claim', () => tokenOf({ remote: 'mfe-rival', version: '1.0.0-aaaaaaaa' })],
    ['of a remote that is switched off', 409, 'is switched off', () => tokenOf({ remote: 'mfe-off' })],
  ])('%s is refused', async (_, status, reason, token) => {
    const { statusCode, headers, body } = await open(token());
    expect([statusCode, headers['set-cookie'], headers.location]).toEqual([status, undefined, undefined]);
    expect(body).toContain(reason);
  });
});

describe('a browser with a preview', () => {
  it('gets this version, which is not rendered on the server, and other browsers do not', async () => {
    const page = await withToken(tokenOf());
    expect(versionIn(page)).toEqual(['2.0.0-b override']);
    expect(registryIn(page).remotes[0]).toMatchObject({ base: '/remotes/mfe-jobs/2.0.0-b/' });
    const active = { state: 'active', remote: 'mfe-jobs', version: '2.0.0-b', pullRequest: 128 };
    expect(registryIn(page).preview).toMatchObject(active);
    expect(contentOf(page.html, 'remote-mfe-jobs')).toBe('');
    expect(page.html).not.toContain('/remotes/mfe-jobs/1.0.0-a/');
    expect(page.headers['cache-control']).toBe('no-store');
    const other = await site.get('/jobs');
    expect(versionIn(other)).toEqual(['1.0.0-a stable']);
    expect(contentOf(other.html, 'remote-mfe-jobs')).toContain('data-version="1.0.0-a"');
  });

  it('gets the same from /registry.json', async () => {
    const token = tokenOf();
    const answer = await site.app.inject({ url: '/registry.json', headers: { cookie: `preview=${token}` } });
    expect(pageRegistry(answer.json<Registry>())).toEqual(registryIn(await withToken(token)));
  });

  it.each([
    ['has expired', () => tokenOf({ endsAt: new Date(Date.now() - 2_000) })],
    ['was deleted', () => tokenOf({ version: '9.9.9' })],
    ['was reset', () => 'ended'],
  ])('gets the stable version when the preview %s, and the cookie is removed', async (_, token) => {
    const page = await withToken(token());
    expect(page.status).toBe(200);
    expect(versionIn(page)).toEqual(['1.0.0-a stable']);
    expect(contentOf(page.html, 'remote-mfe-jobs')).toContain('data-version="1.0.0-a"');
    expect(registryIn(page).preview).toEqual({ state: 'ended' });
    expect(page.headers['set-cookie']).toBe('preview=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax');
  });

  it('can reset it', async () => {
    const { statusCode, headers } = await site.app.inject({ method: 'POST', url: '/preview/end' });
    expect([statusCode, headers['set-cookie']]).toEqual([
      204,
      'preview=ended; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });
});
