import type { RegisteredRemote } from 'shared-contracts';
import { buildRemote, buildRoute } from '../testing/site-folder.ts';
import { acceptRegistry } from './accept-registry.ts';

const older = new Map<string, RegisteredRemote>();
beforeEach(() => older.clear());

const entry = (stable: unknown, given: object = {}) => ({
  id: (stable as RegisteredRemote).id,
  stable,
  canary: null,
  off: null,
  previous: [],
  deployed: null,
  ...given,
});

const accept = (entries: readonly unknown[], live: readonly RegisteredRemote[] = []) =>
  acceptRegistry(JSON.stringify({ contract: 2, revision: 1, remotes: entries }), {
    platform: '1.2.0',
    live,
    readVersion: (id, version) => Promise.resolve(older.get(`${id}@${version}`) ?? null),
  });

const served = ({ remotes }: Awaited<ReturnType<typeof accept>>) =>
  remotes.map(({ id, version, why }) => `${id}@${version} ${why}`);

it('accepts remotes that follow the rules', async () => {
  const remote = buildRemote('mfe-a', '1.0.0');
  await expect(accept([entry(remote)])).resolves.toEqual({
    revision: 1,
    remotes: [{ ...remote, why: 'stable' }],
    canaries: [],
    off: [],
    refused: [],
  });
});

it('reads the form before contract 2', async () => {
  const remote = buildRemote('mfe-a', '1.0.0');
  const text = JSON.stringify({ contract: 1, remotes: [remote] });
  const options = { platform: '1.2.0', live: [], readVersion: () => Promise.resolve(null) };
  expect((await acceptRegistry(text, options)).remotes).toEqual([{ ...remote, why: 'stable' }]);
});

it.each([
  ['', 'JSON'],
  ['[]', 'registry'],
  ['{"contract":3,"remotes":[]}', 'contract'],
  ['{"contract":2,"revision":1}', 'remotes'],
  ['{"contract":2,"remotes":[]}', 'revision'],
])('rejects the registry %j', async (text, reason) => {
  const options = { platform: '1.2.0', live: [], readVersion: () => Promise.resolve(null) };
  await expect(acceptRegistry(text, options)).rejects.toThrow(reason);
});

const route = buildRoute('/a');
const each = { parameter: 'ids', variable: 'id', limit: 99 };
it.each([
  [{ platform: '^2.0.0' }, 'written for platform ^2.0.0, the shell provides 1.2.0'],
  [{ platform: '>=1 <3' }, 'platform is not a range'],
  [{ nav: [{ slot: 'shell.nav.main.v9', label: 'title', to: '/a', order: 1 }] }, 'nav[0].slot'],
  [{ nav: [{ slot: 'shell.nav.main.v1', label: 'title', to: '//evil.test', order: 1 }] }, 'nav[0].to'],
  [{ nav: [{ slot: 'shell.footer.product.v1', label: 'title', to: '/a', order: 1, icon: 'home' }] }, 'has an icon'],
  [{ fragments: { strip: { slot: 'shell.home.main.v9' } } }, 'fragments.strip.slot'],
  [{ fragments: { strip: { slot: 'shell.home.main.v1', order: 10 } } }, 'needs minHeight'],
  [{ fragments: { strip: { minHeight: { narrow: '1rem;', wide: 1 } } } }, 'fragments.strip.minHeight.narrow'],
  [{ id: '../etc' }, 'id'],
  [{ id: 'shell' }, 'id'],
  [{ version: '../1.0.0' }, 'version'],
  [{ entry: '../x.js' }, 'entry'],
  [{ entry: '.env' }, 'entry'],
  [{ server: { file: '/etc/passwd', integrity: 'x' } }, 'server.file'],
  [{ integrity: { 'a.js': 'md5-x' } }, 'integrity.a.js'],
  [{ integrity: {} }, 'no hash of remoteEntry.js'],
  [{ exposes: { other: [] } }, 'exposes no app'],
  [{ texts: { pt: {}, en: {} } }, 'no text «title»'],
  [{ base: 'javascript:alert(1)' }, 'base'],
  [{ routes: [{ ...route, path: 'jobs' }] }, 'routes[0].path'],
  [{ routes: [{ ...route, path: '/home' }] }, '/home is reserved'],
  [{ routes: [{ ...route, data: [{ tags: [], template: 'http://evil.test' }] }] }, 'template'],
  [{ routes: [{ ...route, data: [{ tags: [], template: '/api/x/{id}', each }] }] }, 'each.limit'],
  [{ isolation: { kind: 'shadow', visibleTo: 'root' } }, 'isolation.visibleTo'],
])('refuses a remote with %j, and accepts the others', async (given, reason) => {
  const bad = entry({ ...buildRemote('mfe-a', '1.0.0'), ...given });
  const result = await accept([bad, entry(buildRemote('mfe-b', '1.0.0'))]);
  expect(served(result)).toEqual(['mfe-b@1.0.0 stable']);
  expect(result.refused).toEqual([
    expect.objectContaining({ reason: expect.stringContaining(reason) as string, serves: null }),
  ]);
});

describe('a refused version', () => {
  const bad = buildRemote('mfe-a', '3.0.0', { platform: '^2.0' });

  it('is replaced by the version that the server serves', async () => {
    older.set('mfe-a@2.0.0', buildRemote('mfe-a', '2.0.0'));
    const result = await accept([entry(bad, { previous: ['2.0.0'] })], [buildRemote('mfe-a', '1.0.0')]);
    expect(served(result)).toEqual(['mfe-a@1.0.0 last-good']);
    expect(result.refused).toEqual([
      {
        id: 'mfe-a',
        version: '3.0.0',
        reason: 'it was written for platform ^2.0, the shell provides 1.2.0',
        serves: '1.0.0',
      },
    ]);
  });

  it('is replaced by the newest earlier version that is available and accepted', async () => {
    older.set('mfe-a@0.8.0', buildRemote('mfe-a', '0.8.0'));
    older.set('mfe-a@0.9.0', buildRemote('mfe-a', '0.9.0'));
    older.set('mfe-a@2.0.0', buildRemote('mfe-a', '2.0.0', { exposes: {} }));
    const result = await accept([entry(bad, { previous: ['0.8.0', '0.9.0', '1.0.0', '2.0.0'] })]);
    expect(served(result)).toEqual(['mfe-a@0.9.0 last-good']);
  });

  it('is replaced also if its entry is malformed', async () => {
    const result = await accept([{ id: 'mfe-a' }], [buildRemote('mfe-a', '1.0.0')]);
    expect(served(result)).toEqual(['mfe-a@1.0.0 last-good']);
    expect(result.refused).toEqual([
      { id: 'mfe-a', version: null, reason: 'stable is not an object', serves: '1.0.0' },
    ]);
  });
});

it('lets a live remote keep the addresses that another one claims, also if that one is listed first', async () => {
  const [rival, live] = [
    buildRemote('mfe-a', '2.0.0', { routes: [buildRoute('/mfe-b/:x')] }),
    buildRemote('mfe-b', '1.0.0'),
  ];
  const result = await accept([entry(rival), entry(live)], [live]);
  expect(served(result)).toEqual(['mfe-b@1.0.0 stable']);
  expect(result.refused).toMatchObject([{ id: 'mfe-a', reason: expect.stringContaining('claim the same') as string }]);
});

it('refuses a second version of the same remote', async () => {
  const result = await accept([entry(buildRemote('mfe-a', '1.0.0')), entry(buildRemote('mfe-a', '2.0.0'))]);
  expect(served(result)).toEqual(['mfe-a@1.0.0 stable']);
  expect(result.refused).toEqual([{ id: 'mfe-a', version: '2.0.0', reason: 'listed twice', serves: null }]);
});

it('separates remotes that are switched off, whose addresses stay theirs', async () => {
  const off = { since: '2026-11-27T00:00:00.000Z', by: 'ana', why: 'errors' };
  const rival = buildRemote('mfe-b', '1.0.0', { routes: [buildRoute('/mfe-a/:x')] });
  const result = await accept([entry(buildRemote('mfe-a', '1.0.0'), { off }), entry(rival)]);
  expect(result.remotes).toEqual([]);
  expect(result.off).toMatchObject([{ id: 'mfe-a' }]);
  expect(result.refused).toMatchObject([{ id: 'mfe-b' }]);
});

it('refuses the remote that fills a slot beyond its limit, and accepts the rest', async () => {
  const tabs = (id: string, count: number) => {
    const nav = Array.from({ length: count }, (_, at) => `/${id}?tab=${at}`).map(
      (to) => ({ slot: 'shell.tabbar.v1', label: 'title', to, order: 10 }) as const,
    );
    return entry({ ...buildRemote(id, '1.0.0'), nav, routes: [buildRoute(`/${id}`)] });
  };
  const found = await accept([tabs('mfe-a', 2), tabs('mfe-b', 2), tabs('mfe-c', 1)]);
  expect(served(found)).toEqual(['mfe-a@1.0.0 stable', 'mfe-c@1.0.0 stable']);
  expect(found.refused.map(({ reason }) => reason)).toEqual(['shell.tabbar.v1 holds 3 of remotes, these declare 4']);
});

describe('a canary', () => {
  const canaryOf = (remote: RegisteredRemote) => ({
    canary: { remote, percent: 10, segment: null, since: '2026-11-27T00:00:00.000Z' },
  });
  const stable = buildRemote('mfe-a', '1.0.0');

  it('is accepted beside its stable version, also with other routes', async () => {
    const remote = buildRemote('mfe-a', '2.0.0', { routes: [buildRoute('/mfe-a/:id'), buildRoute('/mfe-a')] });
    const result = await accept([entry(stable, canaryOf(remote))]);
    expect(served(result)).toEqual(['mfe-a@1.0.0 stable']);
    expect(result.canaries).toEqual([{ id: 'mfe-a', ...canaryOf(remote).canary }]);
    expect(result.refused).toEqual([]);
  });

  it.each([
    ['violates a rule', buildRemote('mfe-a', '2.0.0', { platform: '^2.0' }), 'platform'],
    [
      'takes addresses of another remote',
      buildRemote('mfe-a', '2.0.0', { routes: [buildRoute('/mfe-b/:x')] }),
      'claim',
    ],
    ['takes those of another canary', buildRemote('mfe-a', '2.0.0', { routes: [buildRoute('/new')] }), 'claim'],
  ])('that %s is refused, and the stable version is served', async (_, remote, reason) => {
    const rival = buildRemote('mfe-b', '2.0.0', { routes: [buildRoute('/new')] });
    const result = await accept([
      entry(buildRemote('mfe-b', '1.0.0'), canaryOf(rival)),
      entry(stable, canaryOf(remote)),
    ]);
    expect(served(result)).toEqual(['mfe-b@1.0.0 stable', 'mfe-a@1.0.0 stable']);
    expect(result.canaries.map(({ id }) => id)).toEqual(['mfe-b']);
    expect(result.refused).toEqual([
      { id: 'mfe-a', version: '2.0.0', reason: expect.stringContaining(reason) as string, serves: '1.0.0' },
    ]);
  });

  it('of a remote that is switched off is not served', async () => {
    const off = { since: '2026-11-27T00:00:00.000Z', by: 'ana', why: 'errors' };
    const result = await accept([entry(stable, { ...canaryOf(buildRemote('mfe-a', '2.0.0')), off })]);
    expect([result.canaries, result.refused]).toEqual([[], []]);
  });
});
