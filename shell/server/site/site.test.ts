import { buildSearchPage } from '../test/build-job.ts';
import { badSources } from '../test/entries.ts';
import { contentOf, jsonOf, routeDataOf } from '../test/page-reader.ts';
import { startSite, stopSites, until, type RunningSite } from '../test/running-site.ts';
import { buildRemote, buildSmallRemote } from '../test/site-fixture.ts';

let site: RunningSite;
afterEach(stopSites);

const start = async (setup: Parameters<typeof startSite>[0] = {}) => {
  site = await startSite(setup);
  site.api.answers.set('/api/proxy/job-search', { body: buildSearchPage(), headers: { etag: 'one' } });
};

const liveVersions = async () => {
  const { html } = await site.get('/jobs');
  const { remotes } = jsonOf(html, 'registry') as { remotes: { version: string }[] };
  return {
    registry: remotes[0]?.version,
    content: /data-version="([^"]+)"/.exec(contentOf(html, 'remote-mfe-jobs'))?.[1],
  };
};

describe('a version change while the site is running', () => {
  it('updates registry and content together, and back', async () => {
    const old = buildRemote();
    await start({ remotes: [old] });
    const first = await site.fixture.deploy(old);
    const second = await site.fixture.deploy(buildRemote({ version: '2.0.0-bbbbbbbb' }));
    const seen: unknown[] = [];
    const expectLive = (version: string) =>
      until(async () => {
        const live = await liveVersions();
        seen.push(live);
        expect(live).toEqual({ registry: version, content: version });
      });
    await expectLive('1.0.0-aaaaaaaa');
    await site.fixture.register(second);
    await expectLive('2.0.0-bbbbbbbb');
    await site.fixture.register(first);
    await expectLive('1.0.0-aaaaaaaa');
    for (const live of seen as { registry: string; content: string }[]) expect(live.content).toBe(live.registry);
  });

  it('renders the content of a page that waits for its data', async () => {
    await start();
    let open = () => {};
    const waits = new Promise<void>((resolve) => (open = resolve));
    site.api.answers.set('/api/proxy/job-search', { body: buildSearchPage(), headers: { etag: 'two' }, waits });
    const asked = site.api.seen.length;
    const page = site.get('/jobs');
    await until(() => expect(site.api.seen.length).toBeGreaterThan(asked));
    await site.fixture.register(await site.fixture.deploy(buildRemote({ version: '2.0.0-bbbbbbbb' })));
    await until(async () => expect((await site.get('/registry.json')).html).toContain('2.0.0-bbbbbbbb'));
    // Longer than a terminated process takes to end.
    await new Promise((resolve) => setTimeout(resolve, 500));
    open();
    expect(contentOf((await page).html, 'remote-mfe-jobs')).toContain('data-version="1.0.0-aaaaaaaa"');
  });

  it('succeeds when the new version cannot be rendered', async () => {
    await start();
    const broken = await site.fixture.deploy(buildRemote({ version: '2.0.0-bbbbbbbb' }), badSources['throws on load']);
    await site.fixture.register(broken);
    await until(async () => expect(await liveVersions()).toEqual({ registry: '2.0.0-bbbbbbbb', content: undefined }));
  });
});

describe('the registry', () => {
  it('excludes a remote that was built for another platform', async () => {
    await start({ remotes: [buildRemote({ platform: '^2.0.0' }), buildSmallRemote('mfe-small', '/small')] });
    expect((await site.get('/jobs')).status).toBe(404);
    expect((await site.get('/small')).status).toBe(200);
  });

  it('is available to all users, and cached by their browsers only', async () => {
    await start();
    const answer = await site.app.inject('/registry.json');
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.json()).toMatchObject({ contract: 1, remotes: [{ id: 'mfe-jobs' }] });
  });
});

describe('an isolated remote', () => {
  const isolation = { kind: 'shadow', visibleTo: 'admin' } as const;
  const remotes = [buildSmallRemote('mfe-newsletter-admin', '/newsletter-admin', { isolation })];
  const idsFor = async (headers: Record<string, string>) => {
    const registry = jsonOf((await site.get('/home', headers)).html, 'registry') as { remotes: { id: string }[] };
    return registry.remotes.map(({ id }) => id);
  };
  const signIn = (role: string) => site.api.answers.set('/api/session', { body: { id: 1, role } });
  const cookie = 'sid=abc';

  it('is hidden from visitors, without a request for their session', async () => {
    await start({ remotes });
    expect(await idsFor({})).toEqual([]);
    expect(site.api.asked('/api/session')).toEqual([]);
    const { status, headers } = await site.get('/newsletter-admin?tab=history');
    expect([status, headers.location]).toEqual([302, '/auth?returnTo=%2Fnewsletter-admin%3Ftab%3Dhistory']);
  });

  it('is available to its role, and the session cookie is sent to the API', async () => {
    await start({ remotes });
    signIn('admin');
    expect(await idsFor({ cookie })).toEqual(['mfe-newsletter-admin']);
    expect(site.api.asked('/api/session')[0]?.headers.cookie).toBe(cookie);
    expect((await site.get('/newsletter-admin', { cookie })).status).toBe(200);
  });

  it('is forbidden to other roles', async () => {
    await start({ remotes });
    signIn('user');
    expect(await idsFor({ cookie })).toEqual([]);
    expect((await site.get('/newsletter-admin', { cookie })).status).toBe(403);
  });

  it('is hidden while the session cannot be determined', async () => {
    await start({ remotes });
    site.api.answers.set('/api/session', { status: 500, body: {} });
    expect(await idsFor({ cookie })).toEqual([]);
  });
});

describe("the shell's page for admins", () => {
  const cookie = 'sid=abc';
  const signIn = '/auth?returnTo=%2Fteams%3Fview%3Dlog';
  it.each([
    ['a visitor', null, {}, 302, signIn],
    ['a visitor with an unknown session', { status: 401, body: {} }, { cookie }, 302, signIn],
    ['a candidate', { body: { id: 1, role: 'user' } }, { cookie }, 403, undefined],
    ['an admin', { body: { id: 1, role: 'admin' } }, { cookie }, 200, undefined],
  ] as const)('answers %s by the role, although no remote is limited to one', async (...row) => {
    const [, session, headers, status, location] = row;
    await start();
    if (session !== null) site.api.answers.set('/api/session', session);
    const page = await site.get('/teams?view=log', headers);
    expect([page.status, page.headers.location]).toEqual([status, location]);
    expect(page.html.includes('content="noindex,follow"')).toBe(location === undefined);
  });
});

describe('a page for signed-in users', () => {
  it('has no data, no content and no indexing', async () => {
    const route = { ...buildRemote().routes[0]!, access: 'authenticated' as const };
    await start({ remotes: [buildRemote({ routes: [route] })] });
    const { status, html } = await site.get('/jobs');
    expect(status).toBe(200);
    expect(routeDataOf(html)).toEqual([]);
    expect(html).toContain('<div id="remote-mfe-jobs"></div>');
    expect(html).toContain('content="noindex,follow"');
    expect(site.api.seen).toEqual([]);
  });
});
