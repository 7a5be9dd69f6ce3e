import { fork } from 'node:child_process';
import path from 'node:path';

/** @typedef {{ name: string, passed: number, failed: number, seconds: number }} Result */

/** Suites of a stage that run at the same time: two cores. */
const concurrency = 2;

/**
 * Runs suites in separate processes, stage by stage. The first suite of a stage writes its output immediately, the others when
 * they end.
 * @param {readonly (readonly string[])[]} stages Names of suites.
 * @param {readonly string[]} changed Changed files that limit the suites; none: everything.
 * @returns {Promise<Result[]>} In the order of the stages.
 */
export async function runSuites(stages, changed) {
  const results = [];
  for (const stage of stages) results.push(...(await runStage(stage, changed)));
  return results;
}

/** @param {readonly string[]} names @param {readonly string[]} changed */
async function runStage(names, changed) {
  const queue = [...names.entries()];
  /** @type {Result[]} */
  const results = [];
  const lane = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [index, name] = next;
      results[index] = await runSuite(name, changed, index === 0);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, lane));
  return results;
}

/** @param {string} name */
const heading = (name) => `\n── ${name} ${'─'.repeat(Math.max(0, 70 - name.length))}\n`;

/**
 * @param {string} name @param {readonly string[]} changed @param {boolean} streams
 * @returns {Promise<Result>}
 */
function runSuite(name, changed, streams) {
  const began = performance.now();
  const child = fork(path.join(import.meta.dirname, 'suite-process.mjs'), [name, ...changed], { silent: true });
  const output = [heading(name)];
  /** @param {string} text */
  const write = (text) => void (streams ? process.stdout.write(text) : output.push(text));
  if (streams) process.stdout.write(output.splice(0).join(''));
  child.stdout?.setEncoding('utf8').on('data', write);
  child.stderr?.setEncoding('utf8').on('data', write);
  /** @type {{ passed: number, failed: number }} */
  let count = { passed: 0, failed: 1 };
  child.on('message', (message) => (count = /** @type {typeof count} */ (message)));
  return new Promise((resolve) => {
    child.once('close', () => {
      process.stdout.write(output.join(''));
      resolve({ name, ...count, seconds: (performance.now() - began) / 1000 });
    });
  });
}
