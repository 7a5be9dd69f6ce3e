import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { cacheDir } from '../webpack/workspace.mjs';

const folder = path.join(cacheDir, 'nginx');
const unpacked = path.join(folder, 'usr/sbin/nginx');

/**
 * An nginx that starts: an installed one, or Debian's package unpacked into the repository's cache, which requires no root; as root,
 * an installation.
 * @param {(text: string) => void} log
 * @returns {string} Its path, or its name if it is on the PATH.
 */
export function findNginx(log = () => {}) {
  for (const candidate of ['nginx', '/usr/sbin/nginx', unpacked]) if (starts(candidate)) return candidate;
  log("Unpacking Debian's nginx");
  if (unpack() && starts(unpacked)) return unpacked;
  if (process.getuid?.() === 0) {
    log("Installing Debian's nginx");
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'nginx']]) {
      spawnSync('apt-get', args, { stdio: 'inherit', env });
    }
    if (starts('nginx')) return 'nginx';
  }
  throw new Error('No nginx can be started or installed here. Install one.');
}

/** @param {string} file */
const starts = (file) => spawnSync(file, ['-v']).status === 0;

function unpack() {
  mkdirSync(folder, { recursive: true });
  if (spawnSync('apt-get', ['download', 'nginx'], { cwd: folder, stdio: 'ignore' }).status !== 0) return false;
  const name = readdirSync(folder).find((file) => /^nginx_.*\.deb$/.test(file));
  if (name === undefined) return false;
  execFileSync('dpkg', ['-x', name, '.'], { cwd: folder });
  return existsSync(unpacked);
}
