/**
 * `npm run lock`, or with `--check`: a registry that hides other platforms' packages makes npm leave them out of the
 * lock file, which `npm ci` then refuses. Adds them, by name and version; does nothing when none is missing.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { completeLock } from './build/lock-file.mjs';
import { root } from './webpack/workspace.mjs';

const lockFile = 'package-lock.json';

/**
 * What the lock file of a project lacks, in words; empty when it is complete.
 * @param {string} project Folder.
 * @returns {string[]}
 */
export function missingEntries(project) {
  const { added } = completeLock(readLock(path.join(project, lockFile)));
  return added.map((name) => `${lockFile} lacks ${name}: npm run lock adds it`);
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
