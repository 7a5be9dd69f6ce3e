import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** Installs the packages of the lock file unless they are installed. Uses Node only. */
export async function ensureInstalled() {
  if (isInstalled()) {
    linkWorkspaces();
    return;
  }
  console.log('Installing packages (a minute or two) …');
  const windows = process.platform === 'win32';
  const options = /** @type {const} */ ({ cwd: root, stdio: 'inherit', shell: windows });
  const npm = spawn(windows ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund'], options);
  const [code] = await once(npm, 'exit');
  if (code !== 0) process.exit(code ?? 1);
}

/** npm's record of installed packages, without those of other platforms. */
function isInstalled() {
  const record = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = packagesOf(record);
  const wanted = Object.entries(packagesOf(path.join(root, 'package-lock.json')));
  return wanted
    .filter(([where, { optional, link }]) => where.includes('node_modules/') && optional !== true && link !== true)
    .every(([where, { version }]) => installed[where] !== undefined && installed[where].version === version);
}

/** A new workspace requires a link in `node_modules`, not an installation. */
function linkWorkspaces() {
  for (const [where, { link, resolved }] of Object.entries(packagesOf(path.join(root, 'package-lock.json')))) {
    const to = path.join(root, where);
    if (link !== true || resolved === undefined || existsSync(to)) continue;
    symlinkSync(path.relative(path.dirname(to), path.join(root, resolved)), to, 'junction');
  }
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, optional?: boolean, link?: boolean, resolved?: string }>}
 */
function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}
