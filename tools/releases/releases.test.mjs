import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checkRemote } from 'registry';
import { remoteRefusals } from 'shared-contracts';
import semver from 'semver';
import { readDeclaration } from '../webpack/declaration.mjs';
import { platformVersion } from '../webpack/sharing.mjs';
import { remoteIds } from '../webpack/workspace.mjs';
import {
  archiveOf,
  readRelease,
  recordedPlatforms,
  recordRelease,
  unpackRelease,
  unrecordedPlatforms,
} from './releases.mjs';

const root = path.resolve(__dirname, '../..');
const platforms = recordedPlatforms(root);

/** @param {string} version */
const majorOf = (version) => version.replace(/^\^/, '').split('.', 1)[0];

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'releases-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A build with one remote, with compressed copies and a report, which no site needs. @param {string} platform */
function build(platform, range = `^${platform}`) {
  const dist = mkdtempSync(path.join(folder, 'dist-'));
  const write = (/** @type {string} */ name, /** @type {string} */ text) => {
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
    writeFileSync(path.join(dist, name), text);
  };
  const server = { platform: { file: 'platform.cjs' }, chrome: { file: 'server.cjs' } };
  const files = {
    css: 'base.css',
    fonts: ['text.woff2'],
    icons: { 'favicon.svg': 'favicon.1.svg' },
    serviceWorker: null,
  };
  const shell = { version: `${platform}-a`, platform, integrity: { 'shell.js': 'sha384-a' }, server, ...files };
  write('shell/shell.json', JSON.stringify(shell));
  for (const name of [
    'shell.js',
    'base.css',
    'text.woff2',
    'favicon.1.svg',
    'platform.cjs',
    'server.cjs',
    'shell.js.br',
  ]) {
    write(`shell/${name}`, `${name} ${platform}`);
  }
  const remote = {
    id: 'mfe-a',
    version: platform,
    platform: range,
    contract: 1,
    routes: [],
    server: { file: 'server.cjs' },
  };
  const at = `remotes/mfe-a/${platform}`;
  write(`${at}/remote.json`, JSON.stringify({ ...remote, integrity: { 'remoteEntry.js': 'sha384-a' } }));
  for (const name of ['remoteEntry.js', 'remoteEntry.js.gz', 'server.cjs', 'usage.json']) write(`${at}/${name}`, name);
  return dist;
}

it('records what a site needs to serve a build: equal bytes for equal files', async () => {
  const dist = build('2.1.0');
  await recordRelease(folder, dist);
  const first = readFileSync(archiveOf(folder, '2.1.0'));
  await recordRelease(folder, build('2.1.0'));
  expect(readFileSync(archiveOf(folder, '2.1.0')).equals(first)).toBe(true);

  expect(await readRelease(folder, '2.1.0')).toMatchObject({
    platform: '2.1.0',
    shell: { version: '2.1.0-a' },
    remotes: [{ id: 'mfe-a', version: '2.1.0' }],
  });
  const out = path.join(folder, 'out');
  await unpackRelease(folder, '2.1.0', out);
  for (const name of ['shell/favicon.1.svg', 'shell/platform.cjs', 'remotes/mfe-a/2.1.0/server.cjs']) {
    expect(readFileSync(path.join(out, name))).toEqual(readFileSync(path.join(dist, name)));
  }
  for (const name of ['shell/shell.js.br', 'remotes/mfe-a/2.1.0/usage.json']) {
    expect(existsSync(path.join(out, name))).toBe(false);
  }
});

it('keeps the last five releases, each once, and names those that are missing', async () => {
  const order = ['2.0.0', '2.9.0', '2.10.0', '2.1.0', '2.9.0', '3.0.0', '2.2.0'];
  for (const platform of order) await recordRelease(folder, build(platform));
  expect(recordedPlatforms(folder)).toEqual(['2.1.0', '2.2.0', '2.9.0', '2.10.0', '3.0.0']);
  const released = ['1.0.0', '2.0.0', '2.1.0', '2.2.0', '2.9.0', '3.0.0', '3.1.0'];
  expect(unrecordedPlatforms(folder, released)).toEqual(['3.1.0']);
});

it('refuses a build with a remote for another platform', async () => {
  await expect(recordRelease(folder, build('2.1.0', '^1.1.0'))).rejects.toThrow('Not built for platform 2.1.0: mfe-a');
});

it.each(platforms)(
  'the remotes of release %s are accepted on this shell, unless it is two major versions ahead',
  async (platform) => {
    const { shell, remotes } = await readRelease(root, platform);
    expect(shell.platform).toBe(platform);
    const isSupported = Number(majorOf(platformVersion)) - Number(majorOf(platform)) <= 1;
    const checked = remotes.map((one) =>
      checkRemote({ ...one, base: `/remotes/${one.id}/${one.version}/` }, platformVersion),
    );
    expect(checked.filter(({ problems }) => problems.length === 0)).toHaveLength(isSupported ? remotes.length : 0);
  },
);

it('remotes of this checkout are accepted on the recorded shells of their range, and refused on others', async () => {
  for (const id of remoteIds(root)) {
    const declaration = { ...(await readDeclaration(path.join(root, id))), contract: 1 };
    const accepted = platforms.filter((platform) => remoteRefusals(declaration, platform).length === 0);
    expect({ id, accepted }).toEqual({
      id,
      accepted: platforms.filter((platform) => semver.satisfies(platform, declaration.platform)),
    });
  }
}, 60_000);
