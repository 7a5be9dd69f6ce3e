/**
 * `npm run lock`, or with `--check`: a registry that hides packages of other platforms makes npm omit them in the lock file, which
 * `npm ci` then refuses. Adds them by name and version; does nothing if none is missing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { completeLock } from './build/lock-file.mjs';
import { root } from './webpack/workspace.mjs';

const lockFile = 'package-lock.json';

/**
 * Missing entries of a project's lock file, in words; empty if it is complete.
 * @param {string} project Folder.
 * @returns {string[]}
 */
export function missingEntries(project) {
  const { added } = completeLock(readLock(path.join(project, lockFile)));
  return added.map((name) => `${lockFile} has no entry for ${name}: npm run lock adds it`);
}

/** @param {string} file */
function readLock(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** @param {string} project */
function complete(project) {
  const file = path.join(project, lockFile);
  const { completed, added } = completeLock(readLock(file));
  if (added.length > 0) writeFileSync(file, `${JSON.stringify(completed, null, 2)}\n`);
  console.log(added.length > 0 ? `${added.length} packages of other platforms added` : 'The lock file is complete');
}

function fromCommandLine() {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { check: { type: 'boolean' } } });
  const project = path.resolve(positionals[0] ?? root);
  if (values.check !== true) return complete(project);
  const missing = missingEntries(project);
  for (const problem of missing) console.error(problem);
  if (missing.length > 0) process.exitCode = 1;
}

if (process.argv[1] === import.meta.filename) fromCommandLine();
