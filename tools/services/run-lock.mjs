import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensurePrivateFolder } from './private-folder.mjs';

/**
 * Allows one run per data folder. A lock whose process has ended is replaced.
 * @param {string} dataDir
 * @returns {() => void} Releases it.
 */
export function lockDataDir(dataDir) {
  const file = path.join(dataDir, 'run.lock');
  ensurePrivateFolder(dataDir);
  const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (owner !== process.pid && isOurs(owner)) {
    throw new Error(
      `Process ${owner} already runs with ${dataDir}. Stop it, or start this copy with another DATA_DIR and PORT.`,
    );
  }
  writeFileSync(file, String(process.pid));
  return () => rmSync(file, { force: true });
}

/** @param {number} pid */
function isOurs(pid) {
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
    const command = `/proc/${pid}/cmdline`;
    return !existsSync(command) || /tools.(start|dev|backup|operate)/.test(readFileSync(command, 'utf8'));
  } catch {
    return false;
  }
}
