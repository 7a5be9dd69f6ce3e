import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { buildNodePackage, nodePackages } from './build/node-package.mjs';
import { digest } from './webpack/digest.mjs';

const registryScript = path.join(__dirname, 'registry.mjs');
const deployScript = path.join(__dirname, 'deploy.mjs');
const run = promisify(execFile);

/** @type {string} */
let dist;

// The commands import the compiled packages; nothing is compiled again after a build.
beforeAll(async () => {
  const shared = nodePackages.filter(({ isShared }) => isShared);
  for (const target of shared) await buildNodePackage(target);
});

beforeEach(() => {
  dist = mkdtempSync(path.join(os.tmpdir(), 'registry-cli-'));
  mkdirSync(path.join(dist, 'shell'));
  writeFileSync(path.join(dist, 'shell/shell.json'), JSON.stringify({ version: '1', platform: '1.2.0' }));
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

/** @param {string} id @param {string} version */
function putVersion(id, version) {
  const dir = path.join(dist, 'remotes', id, version);
  mkdirSync(dir, { recursive: true });
  writeFileSync(path.join(dir, 'app.js'), id + version);
  const manifest = {
    contract: 1,
    id,
    name: id.replaceAll('-', '_'),
    version,
    platform: '^1.0',
    routes: [{ path: `/${id}`, title: 'title', robots: 'index', structuredData: 'none', access: 'public' }],
    fragments: {},
    nav: [],
    texts: { pt: { title: 'Título' }, en: { title: 'Title' } },
    isolation: null,
    entry: 'app.js',
    exposes: { app: ['app.js'] },
    integrity: { 'app.js': digest(id + version) },
    server: null,
  };
  writeFileSync(path.join(dir, 'remote.json'), JSON.stringify(manifest));
}

/** @param {string[]} args */
const registry = (...args) =>
  execFileSync(process.execPath, [registryScript, ...args, '--out', dist, '--by', 'ana'], {
    encoding: 'utf8',
    stdio: 'pipe',
  });

/** @returns {import('registry').StoredRegistry} */
const written = () => JSON.parse(readFileSync(path.join(dist, 'registry.json'), 'utf8'));

it('loses none of 50 parallel flips of separate processes, neither in the registry nor in the log', async () => {
  const ids = Array.from({ length: 50 }, (_, index) => `mfe-${index}`);
  for (const id of ids) putVersion(id, '1.0.0');
  await Promise.all(ids.map((id) => run(process.execPath, [registryScript, 'use', id, '1.0.0', '--out', dist])));
  const { revision, remotes } = written();
  expect([revision, remotes.map(({ id }) => id).toSorted()]).toEqual([50, ids.toSorted()]);
  const log = readFileSync(path.join(dist, 'registry-log.jsonl'), 'utf8').trim().split('\n');
  const flips = log.map((line) => /** @type {import('registry').LoggedFlip} */ (JSON.parse(line)));
  expect(flips.map((flip) => flip.revision)).toEqual(ids.map((_, index) => index + 1));
  expect(new Set(flips.map(({ remote }) => remote))).toEqual(new Set(ids));
});

it('deletes old uploads in two processes while others flip: each once, and none that is live', async () => {
  const ids = Array.from({ length: 8 }, (_, index) => `mfe-${index}`);
  for (const id of ids) {
    putVersion(id, '1.0.0');
    const marker = path.join(dist, 'remotes', id, '1.0.0', '.uploaded');
    writeFileSync(marker, '');
    utimesSync(marker, new Date(0), new Date(0));
  }
  const start = (/** @type {string[]} */ ...args) => run(process.execPath, [registryScript, ...args, '--out', dist]);
  const [flips, prunes] = await Promise.all([
    Promise.allSettled(ids.map((id) => start('use', id, '1.0.0'))),
    Promise.all([start('prune'), start('prune')]),
  ]);
  const deleted = prunes.flatMap(({ stdout }) => stdout.split('\n').flatMap((line) => line.split(' ')[0] || []));
  expect(new Set(deleted).size).toBe(deleted.length);
  const live = ids.filter((_, index) => flips[index]?.status === 'fulfilled');
  expect([...live, ...deleted].toSorted()).toEqual(ids);
  expect(ids.filter((id) => existsSync(path.join(dist, 'remotes', id, '1.0.0/app.js')))).toEqual(live);
  expect(registry('check')).toContain('The registry is valid');
});

it('deploys no uploaded version, and none that was taken back unless it is named, which is refused', () => {
  const deploy = (/** @type {string[]} */ ...args) =>
    execFileSync(process.execPath, [deployScript, ...args, '--out', dist], { encoding: 'utf8', stdio: 'pipe' });
  putVersion('mfe-a', '1.0.0');
  deploy();
  putVersion('mfe-a', '2.0.0');
  writeFileSync(path.join(dist, 'remotes/mfe-a/2.0.0/.uploaded'), '');
  expect(deploy()).toContain('Nothing to deploy');
  putVersion('mfe-a', '3.0.0');
  const { remotes, ...rest } = written();
  const failed = [{ version: '3.0.0', at: '2026-11-27T15:00:00.000Z', why: 'Errors', evidence: {} }];
  const taken = remotes.map((entry) => ({ ...entry, failed }));
  writeFileSync(path.join(dist, 'registry.json'), JSON.stringify({ ...rest, remotes: taken }));
  expect(deploy()).toContain('mfe-a 3.0.0 was taken back automatically and is not deployed');
  expect(() => deploy('mfe-a')).toThrow('mfe-a 3.0.0 was taken back automatically');
  expect(() => registry('use', 'mfe-a', '3.0.0')).toThrow('taken back automatically');
  expect(written().remotes[0]?.stable.version).toBe('1.0.0');
});

it('prints the link of a preview, signed with the secret of the servers', () => {
  putVersion('mfe-a', '2.0.0');
  const environment = { PREVIEW_SECRET: 'p'.repeat(32), PUBLIC_URL: 'https://jobs.test' };
  const args = ['preview', 'mfe-a', '2.0.0', '--hours', '2', '--pull-request', '128', '--out', dist];
  const options = /** @type {const} */ ({ encoding: 'utf8', env: { ...process.env, ...environment } });
  const [, token = ''] =
    /^https:\/\/jobs\.test\/preview\/(\S+)$/m.exec(
      execFileSync(process.execPath, [registryScript, ...args], options),
    ) ?? [];
  const [remote, version, endsAt, pullRequest] = JSON.parse(
    Buffer.from(token.split('.')[0] ?? '', 'base64url').toString(),
  );
  expect([remote, version, pullRequest]).toEqual(['mfe-a', '2.0.0', 128]);
  expect(Math.abs(endsAt - Date.now() / 1000 - 7200)).toBeLessThan(60);
  expect(() => registry('preview', 'mfe-a', '3.0.0')).toThrow('mfe-a has no version 3.0.0');
  expect(() => registry('preview', 'mfe-a', '2.0.0', '--hours', '0')).toThrow('--hours is not a number above 0');
});

it('deploys the newest build, lists versions and prints the log', () => {
  putVersion('mfe-a', '1.0.0');
  execFileSync(process.execPath, [deployScript, '--out', dist, '--by', 'ana'], { stdio: 'pipe' });
  putVersion('mfe-a', '2.0.0');
  registry('canary', 'mfe-a', '2.0.0', '--percent', '10', '--segment', 'staff');
  expect(registry('list')).toBe(`* ${'mfe-a'.padEnd(22)} 1.0.0\n% ${'mfe-a'.padEnd(22)} 2.0.0\n`);
  registry('promote', 'mfe-a');
  expect(() => registry('off', 'mfe-a')).toThrow('off needs a reason');
  registry('off', 'mfe-a', '--why', 'errors');
  expect(registry('list')).toContain('- mfe-a');
  expect(registry('check')).toContain('The registry is valid');
  const lines = registry('log', 'mfe-a').trim().split('\n');
  expect(lines.map((line) => line.split('  ').slice(1).join('  '))).toEqual([
    'mfe-a  deploy  (none) → 1.0.0  by ana',
    'mfe-a  canary  1.0.0 → 2.0.0 10 % of staff  by ana',
    'mfe-a  promote  1.0.0 → 2.0.0  by ana',
    'mfe-a  off  2.0.0 → (none)  by ana: errors',
  ]);
});
