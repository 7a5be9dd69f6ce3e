import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';

/**
 * An empty folder beside `target` to build in, so that nobody ever reads half a build.
 * @param {string} target
 */
export function stagingDir(target) {
  const staging = path.join(path.dirname(target), `.building-${path.basename(target)}-${process.pid}`);
  rmSync(staging, { recursive: true, force: true });
  mkdirSync(staging, { recursive: true });
  return staging;
}

/**
 * Puts a finished build where it belongs.
 * @param {string} staging
 * @param {string} target
 */
export function swapIn(staging, target) {
  const old = `${staging}-old`;
  if (existsSync(target)) renameSync(target, old);
  renameSync(staging, target);
  rmSync(old, { recursive: true, force: true });
}

/**
 * Copies the files of the build before, so that a page that is still open finds the chunks it was made for.
 * @param {string} from
 * @param {string} to
 * @param {readonly string[]} files
 */
export function keepFiles(from, to, files) {
  for (const file of files.flatMap((name) => [name, `${name}.br`, `${name}.gz`])) {
    const source = path.join(from, file);
    if (existsSync(source) && !existsSync(path.join(to, file))) cpSync(source, path.join(to, file));
  }
}
