import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildRoute, integrityOf, SiteFolder } from '../testing/site-folder.ts';
import { Deployments, type DeployRequest } from './deploy.ts';

let site: SiteFolder;
let deployments: Deployments;
const ana = { by: 'ana', why: null };
const reason = { by: 'ana', why: 'errors' };
const [one, two] = ['1.0.0-aaaaaaaa', '1.0.0-bbbbbbbb'];

beforeEach(() => {
  site = new SiteFolder();
  deployments = new Deployments(site.dist);
});
afterEach(() => site.remove());

async function deploy(versions: DeployRequest['versions'], other: Partial<DeployRequest> = {}) {
  for (const [id, version] of Object.entries(versions)) {
    if (!existsSync(path.join(site.dist, 'remotes', id, version))) site.putVersion(id, version);
  }
  return deployments.deploy({ versions, shell: false, ...other }, ana);
}

const flips = () =>
  deployments.store.log().map(({ remote, action, from, to, by, why }) => [remote, action, from, to, by, why]);

it('changes versions step by step and back, and logs each flip', async () => {
  await deploy({ 'mfe-a': one });
  await deploy({ 'mfe-a': two });
  await deployments.flips.rollback('mfe-a', reason);
  expect(site.stable).toEqual({ 'mfe-a': one });
  await expect(deployments.flips.rollback('mfe-a', reason)).rejects.toThrow('No version of mfe-a was live before');
  await deployments.flips.use('mfe-a', two, ana);
  expect(site.registry.remotes[0]).toMatchObject({ stable: { base: `/remotes/mfe-a/${two}/` }, previous: [one] });
  expect(deployments.check()).toEqual([]);
  expect(flips()).toEqual([
    ['mfe-a', 'deploy', null, one, 'ana', null],
    ['mfe-a', 'deploy', one, two, 'ana', null],
    ['mfe-a', 'rollback', two, one, 'ana', 'errors'],
    ['mfe-a', 'use', one, two, 'ana', null],
  ]);
  expect(readdirSync(site.dist).toSorted()).toEqual(['registry-log.jsonl', 'registry.json', 'remotes', 'shell']);
});

it.each([
  ['react', 'e.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE={H:null}'],
  ['react', 'o={ReactCurrentDispatcher:t,ReactCurrentBatchConfig:n}'],
  ['react-dom', 't.__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE=i'],
  ['styled-components', 'const v="data-styled-version"'],
  ['redux', 'const i={INIT:`@@redux/INIT${r()}`}'],
  ['react-router', 'window.__reactRouterVersion="7.18.5"'],
])('refuses a copy of %s in a remote that is not isolated', async (library, script) => {
  const integrity = { 'remoteEntry.js': integrityOf(script), 'app.js': integrityOf(script) };
  for (const [id, isolation] of [
    ['mfe-a', null] as const,
    ['mfe-b', { kind: 'shadow', visibleTo: 'admin' }] as const,
  ]) {
    site.putVersion(id, one, { integrity, isolation });
    for (const file of Object.keys(integrity)) site.write(`remotes/${id}/${one}/${file}`, script);
  }
  await expect(deployments.flips.use('mfe-a', one, ana)).rejects.toThrow(
    `mfe-a ${one}: app.js contains a copy of ${library}, which the shell shares with every remote`,
  );
  await deployments.flips.use('mfe-b', one, ana);
  expect(site.stable).toEqual({ 'mfe-b': one });
});

it('retains a rollback after a deploy without changes, and replaces it by a new version or on request', async () => {
  await deploy({ 'mfe-a': one });
  await deploy({ 'mfe-a': two });
  await deployments.flips.rollback('mfe-a', reason);
  await expect(deploy({ 'mfe-a': two })).resolves.toEqual([]);
  expect(site.stable).toEqual({ 'mfe-a': one });
  await deploy({ 'mfe-a': two }, { again: true });
  expect(site.stable).toEqual({ 'mfe-a': two });
  await deployments.flips.rollback('mfe-a', reason);
  await deploy({ 'mfe-a': '1.0.0-cccccccc' });
  expect(site.stable).toEqual({ 'mfe-a': '1.0.0-cccccccc' });
});

it('starts, promotes and ends a canary, whose addresses count in the check of the set', async () => {
  await deploy({ 'mfe-a': one, 'mfe-b': one });
  site.putVersion('mfe-a', two);
  const share = { percent: 10, segment: 'staff' } as const;
  await deployments.flips.canary('mfe-a', two, share, ana);
  expect(site.registry.remotes[0]).toMatchObject({
    stable: { version: one },
    canary: { remote: { version: two }, ...share },
  });
  site.putVersion('mfe-c', one, { routes: [buildRoute('/mfe-a/:other')] });
  await expect(deployments.flips.use('mfe-c', one, ana)).rejects.toThrow(
    '/mfe-a/:id of mfe-a and /mfe-a/:other of mfe-c',
  );
  await deployments.flips.promote('mfe-a', ana);
  expect(site.registry.remotes[0]).toMatchObject({ stable: { version: two }, canary: null, previous: [one] });
  await expect(deployments.flips.abort('mfe-a', reason)).rejects.toThrow('mfe-a has no canary');
  await deployments.flips.canary('mfe-a', one, share, ana);
  await deployments.flips.abort('mfe-a', reason);
  expect(site.registry.remotes[0]).toMatchObject({ stable: { version: two }, canary: null });
  expect(
    flips()
      .slice(2)
      .map((flip) => flip.slice(1, 4)),
  ).toEqual([
    ['canary', one, two],
    ['promote', one, two],
    ['canary', two, one],
    ['abort', one, two],
  ]);
  await expect(deployments.flips.canary('mfe-a', one, { percent: 0, segment: null }, ana)).rejects.toThrow('percent');
});

it('switches a remote off and on, for a reason', async () => {
  await deploy({ 'mfe-a': one });
  await expect(deployments.flips.switchOff('mfe-a', ana)).rejects.toThrow('off needs a reason');
  await deployments.flips.switchOff('mfe-a', reason);
  expect(site.registry.remotes[0]?.off).toMatchObject({ by: 'ana', why: 'errors' });
  await deploy({ 'mfe-a': two });
  expect(site.registry.remotes[0]).toMatchObject({ stable: { version: two }, off: { by: 'ana' } });
  await deployments.flips.switchOn('mfe-a', ana);
  expect(site.registry.remotes[0]?.off).toBeNull();
  await deployments.flips.remove('mfe-a', ana);
  expect(site.registry.remotes).toEqual([]);
});

describe('a version that violates a rule', () => {
  it.each([
    [
      'another platform',
      { platform: '^2.0' },
      'mfe-b 2.0.0: it was written for platform ^2.0, the shell provides 1.2.0',
    ],
    [
      'a missing text',
      { texts: { pt: { title: 'T' }, en: {} } },
      'mfe-b 2.0.0: its manifest has no text «title» in en',
    ],
    ['a file without a hash', { exposes: { app: ['o.js'] } }, 'mfe-b 2.0.0: its manifest has no hash of o.js'],
    ['no app', { exposes: {} }, 'mfe-b 2.0.0: its manifest exposes no app'],
    ['a page of the shell', { routes: [buildRoute('/home')] }, 'mfe-b 2.0.0: /home is reserved'],
    ['a route of another remote', { routes: [buildRoute('/mfe-a/:x')] }, '/mfe-a/:id of mfe-a and /mfe-a/:x of mfe-b'],
  ])('is refused: %s; nothing changes', async (_, given, message) => {
    await deploy({ 'mfe-a': one, 'mfe-b': one });
    const [before, logged] = [site.registry, flips()];
    site.putVersion('mfe-b', '2.0.0', given);
    await expect(deployments.flips.use('mfe-b', '2.0.0', ana)).rejects.toThrow(message);
    await expect(deploy({ 'mfe-a': two, 'mfe-b': '2.0.0' })).rejects.toThrow(message);
    await expect(deployments.flips.canary('mfe-b', '2.0.0', { percent: 1, segment: null }, ana)).rejects.toThrow(
      message,
    );
    expect(site.registry).toEqual(before);
    expect(flips()).toEqual(logged);
  });

  it('is refused if it does not exist, and cannot name another folder', async () => {
    await expect(deployments.flips.use('mfe-b', '9.9.9', ana)).rejects.toThrow('mfe-b has no version 9.9.9');
    await expect(deployments.flips.use('../remotes/mfe-b', '1.0.0', ana)).rejects.toThrow('has no version');
  });

  it.each([
    [
      'a changed file',
      () => site.write(`remotes/mfe-a/${two}/app.js`, 'changed'),
      'app.js differs from the built file',
    ],
    ['a missing file', () => rmSync(path.join(site.dist, `remotes/mfe-a/${two}/app.js`)), 'app.js does not exist'],
    [
      'an old copy',
      () => site.write(`remotes/mfe-a/${two}/app.js.gz`, gzipSync('old').toString()),
      'app.js.gz differs',
    ],
  ])('is refused with %s, also by a rollback', async (_, damage, message) => {
    await deploy({ 'mfe-a': one });
    site.putVersion('mfe-a', two);
    await deployments.flips.use('mfe-a', two, ana);
    await deployments.flips.use('mfe-a', one, ana);
    damage();
    await expect(deployments.flips.use('mfe-a', two, ana)).rejects.toThrow(message);
    await expect(deploy({ 'mfe-a': two })).rejects.toThrow(message);
    await expect(deployments.flips.rollback('mfe-a', reason)).rejects.toThrow(message);
    expect(site.stable).toEqual({ 'mfe-a': one });
  });
});

describe('a shell with a new major version of platform', () => {
  it('is refused with each remote that it would break; shell and registry do not change', async () => {
    await deploy({ 'mfe-a': one, 'mfe-b': one });
    site.putShell('shell-next', '3.0.0');
    const before = site.registry;
    const refusal = deployments.deploy({ versions: {}, shell: true }, ana);
    const refused = 'it was written for platform ^1.0, the shell provides 3.0.0';
    await expect(refusal).rejects.toMatchObject({
      problems: [`TP-702 mfe-a ${one}: ${refused}`, `TP-702 mfe-b ${one}: ${refused}`],
    });
    expect(site.registry).toEqual(before);
    expect(JSON.parse(site.read('shell/shell.json'))).toMatchObject({ platform: '1.2.0' });
  });

  it('becomes live together with the remotes for it, and keeps the files of the shell before', async () => {
    await deploy({ 'mfe-a': one });
    site.putShell('shell-next', '2.0.0');
    site.putVersion('mfe-a', '2.0.0', { platform: '^2.0' });
    await expect(deployments.flips.use('mfe-a', '2.0.0', ana)).rejects.toThrow('the shell provides 1.2.0');
    await deploy({ 'mfe-a': '2.0.0' }, { shell: true });
    expect(JSON.parse(site.read('shell/shell.json'))).toMatchObject({ platform: '2.0.0' });
    expect(site.read('shell/shell.1.2.0.js')).toBe('1.2.0');
    expect(existsSync(path.join(site.dist, 'shell-next'))).toBe(false);
    expect(flips().slice(1)).toEqual([
      ['shell', 'deploy', '1.2.0-a', '2.0.0-a', 'ana', null],
      ['mfe-a', 'deploy', one, '2.0.0', 'ana', null],
    ]);
  });

  it('is refused with a changed file', async () => {
    site.putShell('shell-next', '1.3.0');
    site.write('shell-next/shell.1.3.0.js', 'changed');
    await expect(deployments.deploy({ versions: {}, shell: true }, ana)).rejects.toThrow(
      'shell: shell.1.3.0.js differs',
    );
  });
});

it('does not prevent a rollback for a problem of another remote', async () => {
  await deploy({ 'mfe-a': one, 'mfe-b': one });
  await deploy({ 'mfe-a': two });
  const [first, second] = site.registry.remotes;
  const other = { ...second, stable: { ...second?.stable, platform: '^9.0' } };
  site.write('registry.json', JSON.stringify({ ...site.registry, remotes: [first, other] }));
  expect(deployments.check()).toEqual([expect.stringContaining('platform ^9.0')]);
  await deployments.flips.rollback('mfe-a', reason);
  expect(site.stable['mfe-a']).toBe(one);
});

it('reports changed and removed files', async () => {
  await deploy({ 'mfe-a': one });
  site.write(`remotes/mfe-a/${one}/app.js`, 'tampered');
  rmSync(path.join(site.dist, `remotes/mfe-a/${one}/remoteEntry.js`));
  expect(deployments.check()).toEqual([
    `TP-703 mfe-a ${one}: remoteEntry.js does not exist`,
    `TP-703 mfe-a ${one}: app.js differs from the built file`,
  ]);
});
