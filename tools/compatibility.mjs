/**
 * `npm run compatibility -- [name …]`: exercises the product with real systems that are installed on this machine
 * (docs/compatibility.md). It installs nothing: a system that is absent is reported as skipped, with the command that installs
 * it. Exits with 1 when a check finds a problem.
 */
import { inspect } from 'node:util';
import { logProgress } from './command-line.mjs';
import { ensureInstalled } from './install.mjs';
import { endOnSignals } from './services/end-on-signals.mjs';

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {(options: { log: (text: string) => void }) => Promise<CheckResult>} run
 *
 * @typedef {{ skipped: string } | { problems: string[] }} CheckResult `skipped`: what is missing, and how to install it.
 */

await ensureInstalled();
const { releaseAll } = await import('./compatibility/resources.mjs');
endOnSignals({ stop: releaseAll });
const { postgres } = await import('./compatibility/postgres.mjs');
const { pgbouncer } = await import('./compatibility/pgbouncer.mjs');
const { wordpress } = await import('./compatibility/wordpress.mjs');
const { postfix } = await import('./compatibility/postfix.mjs');
const { firefox } = await import('./compatibility/firefox.mjs');

/** @type {readonly Check[]} */
const checks = [postgres, pgbouncer, wordpress, postfix, firefox];

/** @param {Check} check @returns {Promise<CheckResult>} */
async function runCheck({ name, run }) {
  const log = (/** @type {string} */ text) => logProgress(`${name}: ${text}`);
  try {
    return await run({ log });
  } catch (error) {
    return { problems: [inspect(error)] };
  }
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => !checks.some((check) => check.name === name));
if (unknown.length > 0) {
  console.error(`Unknown check: ${unknown.join(', ')}. Checks: ${checks.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}
/** @type {string[]} */
const summary = [];
let failed = 0;
for (const check of checks.filter(({ name }) => names.length === 0 || names.includes(name))) {
  const started = performance.now();
  const result = await runCheck(check);
  const took = `(${((performance.now() - started) / 1000).toFixed(0)} s)`;
  if ('skipped' in result) {
    summary.push(`skipped  ${check.name}: ${result.skipped}`);
    continue;
  }
  for (const problem of result.problems) console.error(`${check.name}: ${problem}`);
  summary.push(`${result.problems.length === 0 ? 'ok      ' : 'FAIL    '} ${check.name} ${took}`);
  failed += result.problems.length === 0 ? 0 : 1;
}
for (const line of summary) console.log(line);
process.exit(failed === 0 ? 0 : 1);
