import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * An empty folder beside `target` to build in, so that an unfinished build is never read.
 * @param {string} target
 */
export function stagingDir(target) {
  const prefix = `.building-${path.basename(target)}-`;
  const parent = path.dirname(target);
  const staging = path.join(parent, `${prefix}${process.pid}`);
  mkdirSync(parent, { recursive: true });
  /** @param {string} name */
  const isLeft = (name) => name.startsWith(prefix) && !isRunning(Number.parseInt(name.slice(prefix.length), 10));
  for (const name of readdirSync(parent).filter(isLeft)) remove(path.join(parent, name));
  mkdirSync(staging);
  return staging;
}

/**
 * Whether the build that created a folder is still running.
 * @param {number} pid
 */
function isRunning(pid) {
  try {
    return pid !== process.pid && process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** @param {string} folder */
const remove = (folder) => rmSync(folder, { recursive: true, force: true });

/**
 * Replaces the target by a finished build.
 * @param {string} staging
 * @param {string} target
 */
export function swapIn(staging, target) {
  const old = `${staging}-old`;
  if (existsSync(target)) renameSync(target, old);
  renameSync(staging, target);
  remove(old);
}
