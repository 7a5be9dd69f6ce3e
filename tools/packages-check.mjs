/**
 * `npm run packages:check`: packs the packages, makes a remote outside of this repository with nothing but them, and runs its checks,
 * its tests and its build. Third-party packages come from npm's cache where it has them. Prints the size of the installation.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { logProgress } from './command-line.mjs';
import { packAll } from './packages/pack.mjs';

const id = 'mfe-guides';
const folder = mkdtempSync(path.join(os.tmpdir(), 'own-repository-'));
const start = path.join(folder, 'start');
const dir = path.join(folder, id);

try {
  const archives = await packAll(path.join(folder, 'packages'), logProgress);
  const packs = Object.fromEntries(
    archives.map((archive) => [
      path.basename(archive).replace(/^trampolim-(.+)-\d+\.\d+\.\d+\.tgz$/, '@trampolim/$1'),
      archive,
    ]),
  );
  mkdirSync(start);
  writeFileSync(path.join(start, 'package.json'), JSON.stringify({ private: true, dependencies: filesOf(packs) }));
  install(start);
  const kit = path.join(start, 'node_modules/.bin/remote-kit');
  run(folder, kit, 'new', id, '--route', '/guias', '--fragment');
  usePacks(packs);
  install(dir);
  logProgress(`Installed ${run(dir, 'du', '-sm', 'node_modules').split('\t', 1)[0]} MB`);
  for (const script of ['check', 'test', 'build']) {
    logProgress(`npm run ${script} …`);
    run(dir, 'npm', 'run', script);
  }
  const [version = ''] = readdirSync(path.join(dir, 'dist/remotes', id));
  expectSitePlatform(version, 'remoteEntry.js', 'shareKey:"platform"');
  expectSitePlatform(version, 'server.cjs', 'require("platform")');
  logProgress(`Built ${id} ${version}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/**
 * The site provides platform to the remote, by its name in the site.
 * @param {string} version
 * @param {string} file
 * @param {string} request
 */
function expectSitePlatform(version, file, request) {
  const code = readFileSync(path.join(dir, 'dist/remotes', id, version, file), 'utf8');
  if (!code.includes(request)) throw new Error(`${file} does not use the platform of the site: no ${request}`);
}

/** @param {Record<string, string>} packs */
function filesOf(packs) {
  return Object.fromEntries(Object.entries(packs).map(([name, archive]) => [name, `file:${archive}`]));
}

/** The packages are not in a registry. @param {Record<string, string>} packs */
function usePacks(packs) {
  const file = path.join(dir, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const { '@trampolim/remote-kit': kit, ...shared } = filesOf(packs);
  manifest.dependencies = { ...manifest.dependencies, ...shared };
  manifest.devDependencies['@trampolim/remote-kit'] = kit;
  writeFileSync(file, JSON.stringify(manifest, null, 2));
}

/** @param {string} at */
function install(at) {
  logProgress(`npm install in ${path.basename(at)} …`);
  run(at, 'npm', 'install', '--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts');
}

/**
 * @param {string} at
 * @param {string} command
 * @param {readonly string[]} args
 */
function run(at, command, ...args) {
  return execFileSync(command, args, { cwd: at, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}
