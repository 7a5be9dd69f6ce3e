import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { wallProblems } from '../walls/check.mjs';
import { composeProblems } from './compose.mjs';
import { areasOf, foldersOf } from './changed-files.mjs';
import { environmentProblems } from './environment.mjs';
import { writeTestGroups } from '../jest/group-tests.mjs';
import { superLinearPatterns } from '../regexp/check.mjs';
import { runCommand, runNode } from './run.mjs';
import { goOptions, typeChecks, typeErrors, untypedRemotes } from './type-checks.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Count
 * A suite's `run` gets the changed files that limit it, none for everything. Suites of one stage run at the same time.
 * `isForChanges`: whether `npm test -- --changed` includes it.
 * @typedef {{ name: string, stage: 0 | 1 | 2, isForChanges: boolean, run: (root: string, changed: readonly string[]) => Promise<Count> }} Suite
 */

/** @param {boolean} ok @returns {Count} */
const one = (ok) => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** @param {string[]} problems */
function report(problems) {
  for (const problem of problems) console.error(problem);
  return one(problems.length === 0);
}

/** A change of a shared package is checked everywhere. @param {readonly string[]} changed */
function changedFolders(changed) {
  const folders = foldersOf(changed);
  const shared = ['shared-contracts', 'server-kit', 'registry', 'platform'];
  return folders.length === 0 || shared.some((folder) => folders.includes(folder)) ? undefined : folders;
}

/** @param {string} root @param {readonly string[]} changed */
async function types(root, changed) {
  const count = report(untypedRemotes(root));
  for (const project of typeChecks(root, changedFolders(changed))) {
    const errors = await typeErrors(root, project);
    if (errors !== '') console.error(errors);
    count[errors === '' ? 'passed' : 'failed'] += 1;
  }
  return count;
}

/** @param {string} root @param {readonly string[]} changed */
async function format(root, changed) {
  return one(await runCommand(root, 'oxfmt', ['--check', '--no-error-on-unmatched-pattern', ...changed]));
}

/** @param {string} root @param {readonly string[]} changed */
async function lint(root, changed) {
  return one(await runCommand(root, 'oxlint', ['--type-aware', '--deny-warnings', ...foldersOf(changed)], goOptions));
}

/** Jest processes: many tests wait for the database or for time limits of the product, so three leave two cores idle for a tenth of the time. */
const jestWorkers = 4;
/** MB. With Node's default of 16 the garbage collection of short-lived objects takes a twentieth of the time. Workers inherit it. */
const youngGeneration = '--max-semi-space-size=64';

/** @param {string} root @param {readonly string[]} changed */
async function unit(root, changed) {
  const groups = writeTestGroups(root, areasOf(changed));
  const folder = await mkdtemp(path.join(os.tmpdir(), 'trampolim-jest-'));
  const file = path.join(folder, 'result.json');
  const warnings = path.join(folder, 'warnings.txt');
  const options = ['--json', `--outputFile=${file}`, `--maxWorkers=${jestWorkers}`, '--reporters=default'];
  await runNode(root, [youngGeneration, 'node_modules/jest/bin/jest.js', ...options, '--passWithNoTests'], {
    NODE_REDIRECT_WARNINGS: warnings,
    TEST_GROUPS: groups,
    // On Node 20 the SDK announces that its versions of 2027 require Node 22.
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  });
  const result = JSON.parse(readFileSync(file, 'utf8'));
  const warned = report(processWarnings(warnings)).failed;
  await rm(folder, { recursive: true, force: true });
  const broken = result.testResults.filter((/** @type {{ status: string, assertionResults: unknown[] }} */ suite) => {
    return suite.status === 'failed' && suite.assertionResults.length === 0;
  });
  return { passed: result.numPassedTests, failed: result.numFailedTests + broken.length + warned };
}

/**
 * The lines of Node's own warnings (deprecations, experimental features, leaking listeners), which Node appends to the file
 * that NODE_REDIRECT_WARNINGS names.
 * @param {string} file
 */
export function processWarnings(file) {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => /^\(node:\d+\) /.test(line));
}

/** @param {string} root */
async function browser(root) {
  const { findBrowser } = await import('../browser.mjs');
  const folder = await mkdtemp(path.join(os.tmpdir(), 'trampolim-e2e-'));
  const file = path.join(folder, 'result.json');
  const executable = await findBrowser(console.log);
  const ok = await runCommand(root, 'playwright', ['test', '-c', 'e2e', '--reporter=list,json'], {
    CHROMIUM_PATH: executable,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  });
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  await rm(folder, { recursive: true, force: true });
  const failed = stats.unexpected + (ok || stats.unexpected > 0 ? 0 : 1);
  return { passed: stats.expected + stats.flaky, failed };
}

/** The packages of teams with their own repositories. The browser suite deploys the remote that is made here. */
async function packages() {
  await (await import('../packages/own-repository.mjs')).ownRepository(console.log);
  return one(true);
}

/** The short form of `npm run attack`, of what the suite `build` has built. */
async function attack() {
  const { rows, problems } = await (
    await import('../attack/run-attacks.mjs')
  ).runAttacks({ long: false, log: console.log });
  console.table(rows);
  return report(problems);
}

/** @type {readonly Suite[]} */
export const suites = [
  {
    name: 'build',
    stage: 0,
    isForChanges: false,
    run: async () => {
      await (await import('../deploy.mjs')).buildAndDeploy({ log: console.log });
      return one(true);
    },
  },
  { name: 'types', stage: 0, isForChanges: true, run: types },
  { name: 'format', stage: 0, isForChanges: true, run: format },
  { name: 'lint', stage: 0, isForChanges: true, run: lint },
  {
    name: 'dead-code',
    stage: 0,
    isForChanges: true,
    run: async (root) => one(await runCommand(root, 'knip', [])),
  },
  {
    name: 'lock',
    stage: 0,
    isForChanges: true,
    run: async (root) => report((await import('../complete-lock.mjs')).missingEntries(root)),
  },
  {
    name: 'schemas',
    stage: 0,
    isForChanges: true,
    run: async (root) => report((await import('../answer-schemas.mjs')).schemaProblems(root)),
  },
  {
    name: 'api',
    stage: 0,
    isForChanges: true,
    run: async (root) => report((await import('../api-reports.mjs')).apiProblems(root)),
  },
  { name: 'walls', stage: 0, isForChanges: true, run: async (root) => report(wallProblems(root)) },
  { name: 'compose', stage: 0, isForChanges: true, run: async (root) => report(await composeProblems(root)) },
  {
    name: 'kubernetes',
    stage: 0,
    isForChanges: true,
    run: async (root) => report((await import('./kubernetes.mjs')).kubernetesProblems(root, console.log)),
  },
  { name: 'environment', stage: 0, isForChanges: true, run: async (root) => report(environmentProblems(root)) },
  { name: 'regexp', stage: 0, isForChanges: true, run: async (root) => report(superLinearPatterns(root)) },
  { name: 'unit', stage: 1, isForChanges: true, run: unit },
  { name: 'attack', stage: 1, isForChanges: false, run: attack },
  {
    name: 'budget',
    stage: 1,
    isForChanges: false,
    run: async (root) => report((await import('../budget.mjs')).budgetProblems(root)),
  },
  { name: 'packages', stage: 1, isForChanges: false, run: packages },
  { name: 'browser', stage: 2, isForChanges: false, run: browser },
];
