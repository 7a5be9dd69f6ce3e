import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { crossings } from '../walls/check.mjs';
import { composeProblems } from './compose.mjs';
import { environmentProblems } from './environment.mjs';
import { writeTestGroups } from '../jest/group-tests.mjs';
import { superLinearPatterns } from '../regexp/check.mjs';
import { runCommand } from './run.mjs';

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ name: string, run: (root: string) => Promise<Count> }} Suite
 */

/** @param {boolean} ok @returns {Count} */
const one = (ok) => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** @param {string[]} problems */
function report(problems) {
  for (const problem of problems) console.error(problem);
  return one(problems.length === 0);
}

/**
 * Every TypeScript project, the web ones also as the server's bundles see them.
 * @param {string} root
 */
async function types(root) {
  const packages = readdirSync(root).filter((folder) => readdirSafe(path.join(root, folder)).includes('tsconfig.json'));
  const projects = [...packages, 'tools/bench/fixtures/monolith'];
  const count = { passed: 0, failed: 0 };
  for (const project of projects) {
    const server = project === 'platform' || project.startsWith('mfe-') ? [['--customConditions', 'server']] : [];
    for (const extra of [[], ...server]) {
      const ok = await runCommand(root, 'tsc', ['--noEmit', '-p', project, ...extra]);
      count[ok ? 'passed' : 'failed'] += 1;
    }
  }
  return count;
}

/** @param {string} folder */
function readdirSafe(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** @param {string} root */
async function unit(root) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'trampolim-jest-'));
  const file = path.join(folder, 'result.json');
  const warnings = path.join(folder, 'warnings.txt');
  await runCommand(root, 'jest', ['--json', `--outputFile=${file}`, '--maxWorkers=2', '--reporters=default'], {
    NODE_REDIRECT_WARNINGS: warnings,
    API_TEST_GROUPS: writeTestGroups(root),
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

/** The short form of `npm run attack`, of what the suite `build` has built. */
async function attack() {
  const { rows, problems } = await (
    await import('../attack/run-attacks.mjs')
  ).runAttacks({ long: false, say: console.log });
  console.table(rows);
  return report(problems);
}

/** @type {readonly Suite[]} */
export const suites = [
  { name: 'lock', run: async (root) => report((await import('../complete-lock.mjs')).missingEntries(root)) },
  {
    name: 'format',
    run: async (root) => one(await runCommand(root, 'prettier', ['--check', '--log-level=warn', '.'])),
  },
  { name: 'lint', run: async (root) => one(await runCommand(root, 'oxlint', ['--type-aware', '--deny-warnings'])) },
  { name: 'types', run: types },
  { name: 'schemas', run: async (root) => report((await import('../answer-schemas.mjs')).schemaProblems(root)) },
  { name: 'walls', run: async (root) => report(crossings(root)) },
  { name: 'dead-code', run: async (root) => one(await runCommand(root, 'knip', [])) },
  { name: 'compose', run: async (root) => report(await composeProblems(root)) },
  { name: 'environment', run: async (root) => report(environmentProblems(root)) },
  { name: 'regexp', run: async (root) => report(superLinearPatterns(root)) },
  {
    name: 'build',
    run: async () => {
      await (await import('../build.mjs')).build({ say: console.log });
      return one(true);
    },
  },
  { name: 'budget', run: async (root) => report((await import('../budget.mjs')).budgetProblems(root)) },
  { name: 'unit', run: unit },
  { name: 'attack', run: attack },
  { name: 'browser', run: browser },
];
