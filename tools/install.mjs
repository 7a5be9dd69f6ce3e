import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** Installs what the lock file says, unless exactly that is there already. Uses nothing but Node. */
export async function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing packages (a minute or two) …');
  const windows = process.platform === 'win32';
  const options = /** @type {const} */ ({ cwd: root, stdio: 'inherit', shell: windows });
  const npm = spawn(windows ? 'npm.cmd' : 'npm', ['ci', '--no-audit', '--no-fund'], options);
  const [code] = await once(npm, 'exit');
  if (code !== 0) process.exit(code ?? 1);
}

/** npm keeps a record of what it installed; packages of other platforms are not in it. */
function isInstalled() {
  const record = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(record)) return false;
  const installed = packagesOf(record);
  const wanted = Object.entries(packagesOf(path.join(root, 'package-lock.json')));
  return wanted
    .filter(([where, { optional }]) => where.includes('node_modules/') && optional !== true)
    .every(([where, { version }]) => installed[where] !== undefined && installed[where].version === version);
}

/**
 * @param {string} lockFile
 * @returns {Record<string, { version?: string, optional?: boolean }>}
 */
function packagesOf(lockFile) {
  return JSON.parse(readFileSync(lockFile, 'utf8')).packages;
}
