import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { cacheDir } from '../webpack/workspace.mjs';

/**
 * @typedef {object} DebianProgram
 * @property {string} name
 * @property {string} command
 * @property {string} version The option that prints it.
 * @property {number} [exitCode] Of this option; default 0.
 */

/** @satisfies {Record<string, DebianProgram>} */
export const debianPrograms = {
  nginx: { name: 'nginx', command: 'nginx', version: '-v' },
  varnish: { name: 'varnish', command: 'varnishd', version: '-V' },
  wrk: { name: 'wrk', command: 'wrk', version: '-v', exitCode: 1 },
};

/**
 * A program of a Debian package that starts: an installed one, or the package unpacked into the repository's cache, which requires no
 * root; as root, an installation.
 * @param {DebianProgram} program
 * @param {(text: string) => void} log
 * @returns {string} Its path, or its name if it is on the PATH.
 */
export function findDebianProgram({ name, command, version, exitCode = 0 }, log = () => {}) {
  const folder = path.join(cacheDir, name);
  const unpacked = path.join(folder, 'usr/sbin', command);
  const starts = (/** @type {string} */ file) => spawnSync(file, [version]).status === exitCode;
  for (const candidate of [command, `/usr/sbin/${command}`, unpacked]) if (starts(candidate)) return candidate;
  log(`Unpacking Debian's ${name}`);
  if (unpack(name, folder) && existsSync(unpacked) && starts(unpacked)) return unpacked;
  if (process.getuid?.() === 0) {
    log(`Installing Debian's ${name}`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', name]]) {
      spawnSync('apt-get', args, { stdio: 'inherit', env });
    }
    if (starts(command)) return command;
  }
  throw new Error(`No ${name} can be started or installed here. Install one.`);
}

/**
 * @param {string} name
 * @param {string} folder
 */
function unpack(name, folder) {
  mkdirSync(folder, { recursive: true });
  if (spawnSync('apt-get', ['download', name], { cwd: folder, stdio: 'ignore' }).status !== 0) return false;
  const file = readdirSync(folder).find((one) => one.startsWith(`${name}_`) && one.endsWith('.deb'));
  if (file === undefined) return false;
  execFileSync('dpkg', ['-x', file, '.'], { cwd: folder });
  return true;
}
