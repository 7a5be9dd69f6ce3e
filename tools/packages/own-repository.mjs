import { execFile, spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { filesBelow, hashInputs } from '../build/inputs/inputs.mjs';
import { npmOptions } from '../remote-kit/new-repository.mjs';
import { freePort } from '../services/ports.mjs';
import { endChild } from '../services/process.mjs';
import { waitUntil } from '../services/wait.mjs';
import { root } from '../webpack/workspace.mjs';
import { packAll } from './pack.mjs';

const execute = promisify(execFile);

/**
 * A team's repository: a remote that was made, tested and built with nothing but the packages.
 * @typedef {object} OwnRepository
 * @property {string} id
 * @property {string} dir
 */

const id = 'mfe-guides';

/**
 * Packs the packages and makes a remote outside of this repository, installed, tested and built. Third-party packages come from npm's
 * cache where it has them. A second call with the same sources returns the same folder: copy it before a change.
 * @param {(text: string) => void} log
 * @returns {Promise<OwnRepository>}
 */
export async function ownRepository(log) {
  const folder = path.join(os.tmpdir(), `trampolim-own-repository-${sourcesHash()}`);
  const dir = path.join(folder, id);
  if (existsSync(folder)) return { id, dir };
  const making = mkdtempSync(path.join(os.tmpdir(), 'trampolim-own-repository-'));
  try {
    await makeIn(making, log);
    // Paths of the archives are relative, so that the folder can be moved once everything has passed.
    renameSync(making, folder);
  } finally {
    rmSync(making, { recursive: true, force: true });
  }
  return { id, dir };
}

/**
 * Copies a repository. The files of installed packages are hard links, all others can be changed.
 * @param {OwnRepository} repository
 * @param {string} to A folder on the same disk, which is created.
 * @returns {OwnRepository}
 */
export function copyRepository({ id: name, dir }, to) {
  const copy = path.join(to, name);
  const installed = path.join(dir, 'node_modules');
  cpSync(dir, copy, { recursive: true, filter: (file) => file !== installed });
  linkFiles(installed, path.join(copy, 'node_modules'));
  cpSync(path.join(dir, '../packages'), path.join(to, 'packages'), { recursive: true });
  return { id: name, dir: copy };
}

/** @param {string} folder @param {(text: string) => void} log */
async function makeIn(folder, log) {
  const archives = await packAll(path.join(folder, 'packages'), log);
  const start = path.join(folder, 'start');
  const dir = path.join(folder, id);
  mkdirSync(start);
  const packs = Object.fromEntries(
    archives.map((archive) => [packageOf(archive), `file:../packages/${path.basename(archive)}`]),
  );
  writeFileSync(path.join(start, 'package.json'), JSON.stringify({ private: true, dependencies: packs }));
  writeFileSync(path.join(start, '.npmrc'), npmOptions);
  log('Installing …');
  await install(start);
  await run(folder, path.join(start, 'node_modules/.bin/remote-kit'), 'new', id, '--route', '/guias', '--fragment');
  usePacks(dir, packs);
  // Most packages are the same: npm adds and removes the others.
  renameSync(path.join(start, 'node_modules'), path.join(dir, 'node_modules'));
  await install(dir);
  log(`Installed ${await megabytes(path.join(dir, 'node_modules'))} MB`);
  for (const script of ['test', 'build']) {
    log(`npm run ${script} …`);
    await run(dir, 'npm', 'run', script);
  }
  expectSitePlatform(dir);
  log('remote-kit dev …');
  await expectAlone(dir);
}

/** Everything that the packages are made of. */
function sourcesHash() {
  const folders = ['tools', 'platform', 'shared-contracts/src', 'registry/src', 'docs/reference', 'docs/errors'];
  const files = folders.flatMap((name) => filesBelow(path.join(root, name)));
  return hashInputs({ files: [...files, path.join(root, 'package-lock.json')], facts: [] });
}

/** @param {string} archive */
const packageOf = (archive) => path.basename(archive).replace(/^trampolim-(.+)-\d+\.\d+\.\d+\.tgz$/, '@trampolim/$1');

/** The packages are in no registry. @param {string} dir @param {Record<string, string>} packs */
function usePacks(dir, packs) {
  const file = path.join(dir, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const { '@trampolim/remote-kit': kit, ...shared } = packs;
  manifest.dependencies = { ...manifest.dependencies, ...shared };
  manifest.devDependencies['@trampolim/remote-kit'] = kit;
  writeFileSync(file, JSON.stringify(manifest, null, 2));
}

/** The site provides platform to the remote, by its name in the site. @param {string} dir */
function expectSitePlatform(dir) {
  const built = path.join(dir, 'dist/remotes', id);
  const [version = ''] = readdirSync(built);
  for (const [file, request] of [
    ['remoteEntry.js', 'shareKey:"platform"'],
    ['server.cjs', 'require("platform")'],
  ]) {
    const code = readFileSync(path.join(built, version, String(file)), 'utf8');
    if (!code.includes(String(request))) {
      throw new Error(`${file} does not use the platform of the site: no ${request}`);
    }
  }
}

/** `remote-kit dev` serves the remote alone. @param {string} dir */
async function expectAlone(dir) {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port) };
  const child = spawn(path.join(dir, 'node_modules/.bin/remote-kit'), ['dev'], { cwd: dir, env, stdio: 'pipe' });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  try {
    await waitUntil('remote-kit dev has built the remote', async () =>
      /Built |ERROR|Error/.test(output) ? true : null,
    );
    if (!output.includes('Built ')) throw new Error(`remote-kit dev failed:\n${output}`);
    const page = await fetch(`http://localhost:${port}/guias`, { headers: { accept: 'text/html' } });
    if (!page.ok) throw new Error(`remote-kit dev answers ${page.status}`);
  } finally {
    // Its folder is moved after this.
    await endChild(child, 'SIGINT');
  }
}

/** @param {string} from @param {string} to */
function linkFiles(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else if (entry.isFile()) linkSync(source, target);
    else cpSync(source, target, { verbatimSymlinks: true });
  }
}

/** Blocks of the disk, as `du` counts them. @param {string} folder */
async function megabytes(folder) {
  const { stdout } = await execute('du', ['-sm', folder]);
  return Number(stdout.split('\t', 1)[0]);
}

/** @param {string} at */
const install = (at) => run(at, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts');

/** @param {string} at @param {string} command @param {readonly string[]} args */
async function run(at, command, ...args) {
  try {
    await execute(command, args, { cwd: at, maxBuffer: 1e8 });
  } catch (error) {
    const { stdout = '', stderr = '' } = /** @type {{ stdout?: string, stderr?: string }} */ (error);
    throw new Error(`${path.basename(command)} ${args.join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
}
