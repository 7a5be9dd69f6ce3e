import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { digest } from '../webpack/digest.mjs';
import { checkRegistry, composeRegistry, listVersions, rollback, useVersion } from './registry.mjs';

/** @type {string} */
let dist;

beforeEach(() => {
  dist = mkdtempSync(path.join(os.tmpdir(), 'registry-'));
  mkdirSync(path.join(dist, 'shell'));
  writeFileSync(path.join(dist, 'shell/shell.json'), JSON.stringify({ platform: '1.2.0' }));
});

afterEach(() => rmSync(dist, { recursive: true, force: true }));

/**
 * @param {string} id
 * @param {string} version
 * @param {Partial<import('shared-contracts').RemoteManifest>} [change]
 */
function putVersion(id, version, change = {}) {
  const dir = path.join(dist, 'remotes', id, version);
  mkdirSync(dir, { recursive: true });
  const script = `/* ${id} ${version} */`;
  for (const file of ['remoteEntry.js', 'app.js']) writeFileSync(path.join(dir, file), script);
  /** @type {import('shared-contracts').RemoteManifest} */
  const manifest = {
    contract: 1,
    id,
    name: id.replaceAll('-', '_'),
    version,
    platform: '^1.0.0',
    routes: [{ path: `/${id}/:id`, title: 'title', robots: 'index', structuredData: 'none', access: 'public' }],
    fragments: {},
    nav: [],
    texts: { pt: { title: 'Título' }, en: { title: 'Title' } },
    isolation: null,
    entry: 'remoteEntry.js',
    exposes: { app: ['app.js'] },
    integrity: { 'remoteEntry.js': digest(script), 'app.js': digest(script) },
    server: null,
    ...change,
  };
  writeFileSync(path.join(dir, 'remote.json'), JSON.stringify(manifest));
}

/** @returns {import('shared-contracts').Registry} */
const written = () => JSON.parse(readFileSync(path.join(dist, 'registry.json'), 'utf8'));
const live = () => written().remotes.map(({ id, version, base }) => ({ id, version, base }));

it('lists the versions on disk, changes the pointer and rolls back', () => {
  putVersion('mfe-a', '1.0.0-aaaaaaaa');
  composeRegistry(dist, { 'mfe-a': '1.0.0-aaaaaaaa' });
  putVersion('mfe-a', '1.0.0-bbbbbbbb');
  useVersion(dist, 'mfe-a', '1.0.0-bbbbbbbb');
  expect(live()).toEqual([{ id: 'mfe-a', version: '1.0.0-bbbbbbbb', base: '/remotes/mfe-a/1.0.0-bbbbbbbb/' }]);
  expect(listVersions(dist).filter((one) => one.live)).toHaveLength(1);
  rollback(dist, 'mfe-a');
  expect(live()[0]?.version).toBe('1.0.0-aaaaaaaa');
  expect(checkRegistry(dist)).toEqual([]);
});

it('leaves no temporary file', () => {
  putVersion('mfe-a', '1.0.0');
  composeRegistry(dist);
  expect(readdirSync(dist).toSorted()).toEqual(['registry-history.json', 'registry.json', 'remotes', 'shell']);
});

it.each([
  ['a version that does not exist', {}, '9.9.9', 'mfe-b has no version 9.9.9'],
  [
    'another platform',
    { platform: '^2.0.0' },
    '2.0.0',
    'mfe-b 2.0.0: it was written for platform ^2.0.0, the shell provides 1.2.0',
  ],
  [
    'a missing text',
    { texts: { pt: { title: 'Título' }, en: {} } },
    '2.0.0',
    'mfe-b 2.0.0: its manifest has no text «title» in en',
  ],
  [
    'a file without a hash',
    { exposes: { app: ['other.js'] } },
    '2.0.0',
    'mfe-b 2.0.0: its manifest has no hash of other.js',
  ],
  ['no app', { exposes: {} }, '2.0.0', 'mfe-b 2.0.0: its manifest exposes no app'],
])('refuses %s and changes nothing', (_, change, version, message) => {
  putVersion('mfe-b', '1.0.0');
  composeRegistry(dist);
  const before = written();
  putVersion('mfe-b', '2.0.0', change);
  expect(() => useVersion(dist, 'mfe-b', version)).toThrow(message);
  expect(written()).toEqual(before);
});

it('refuses two remotes that claim the same addresses', () => {
  putVersion('mfe-a', '1.0.0');
  const routes = /** @type {const} */ ([
    { path: '/mfe-a/:slug', title: 'title', robots: 'index', structuredData: 'none', access: 'public' },
  ]);
  putVersion('mfe-b', '1.0.0', { routes });
  expect(() => composeRegistry(dist)).toThrow('/mfe-a/:id of mfe-a and /mfe-a/:slug of mfe-b claim the same addresses');
});

it('reports changed and removed files', () => {
  putVersion('mfe-a', '1.0.0');
  composeRegistry(dist);
  writeFileSync(path.join(dist, 'remotes/mfe-a/1.0.0/app.js'), 'tampered');
  rmSync(path.join(dist, 'remotes/mfe-a/1.0.0/remoteEntry.js'));
  expect(checkRegistry(dist)).toEqual([
    'mfe-a: 1.0.0/remoteEntry.js does not exist',
    'mfe-a: 1.0.0/app.js differs from the built file',
  ]);
});
