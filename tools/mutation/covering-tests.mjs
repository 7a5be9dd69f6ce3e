import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { instrumentFile } from './mutants.mjs';
import { replaceFiles } from './replace-files.mjs';
import { runJest } from './run-jest.mjs';

/** @typedef {import('./mutants.mjs').Mutant} Mutant */

/**
 * Runs all unit tests once and records which test files run the code of each mutant. Test files that fail here are left out,
 * because they would kill every mutant.
 * @param {string} root
 * @param {readonly Mutant[]} mutants
 * @returns {Promise<(mutant: Mutant) => string[]>} Absolute paths; none if the code runs in no test, or only in a separate process.
 */
export async function findCoveringTests(root, mutants) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mutate-'));
  const log = path.join(folder, 'covered.txt');
  const results = path.join(folder, 'results.json');
  const files = [...new Set(mutants.map(({ file }) => file))];
  const instrumented = await Promise.all(
    files.map(async (file) => /** @type {const} */ ([file, await instrumentFile(root, file, recordRun(file, log))])),
  );
  await replaceFiles(root, new Map(instrumented), () =>
    runJest(root, ['--silent', '--json', `--outputFile=${results}`]),
  );
  const failed = failedFiles(results);
  for (const file of failed) console.log(`fails without a mutation, left out: ${path.relative(root, file)}`);
  const covered = coveredBy(log, failed);
  rmSync(folder, { recursive: true });
  return ({ file, id }) => [...(covered.get(`${file} ${id}`) ?? [])];
}

/**
 * Code that appends a line `<file> <id> <test file>` for each mutant that runs for the first time in a test file.
 * @param {string} file @param {string} log
 */
const recordRun = (file, log) => `
  const state = stryCov_9fa48;
  state.seen ??= new Set();
  const test = typeof expect === 'undefined' ? undefined : expect.getState().testPath;
  const lines = ids.filter((id) => !state.seen.has(id)).map((id) => (state.seen.add(id), ${JSON.stringify(file)} + ' ' + id + ' ' + test + '\\n'));
  if (test !== undefined && lines.length > 0) process.getBuiltinModule('node:fs').appendFileSync(${JSON.stringify(log)}, lines.join(''));
`;

/** @param {string} results Jest's JSON. @returns {Set<string>} */
function failedFiles(results) {
  /** @type {{ testResults: { name: string, status: string }[] }} */
  const { testResults } = JSON.parse(readFileSync(results, 'utf8'));
  return new Set(testResults.filter(({ status }) => status === 'failed').map(({ name }) => name));
}

/** @param {string} log @param {ReadonlySet<string>} failed @returns {Map<string, Set<string>>} `<file> <id>` → test files. */
function coveredBy(log, failed) {
  /** @type {Map<string, Set<string>>} */
  const covered = new Map();
  if (!existsSync(log)) return covered;
  for (const line of readFileSync(log, 'utf8').trimEnd().split('\n')) {
    const [file, id, test = ''] = line.split(' ');
    if (failed.has(test)) continue;
    const key = `${file} ${id}`;
    covered.set(key, (covered.get(key) ?? new Set()).add(test));
  }
  return covered;
}
