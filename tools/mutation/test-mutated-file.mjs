import path from 'node:path';
import { runJest } from './run-jest.mjs';

/** For a mutant without a known test file, the nearest related tests run: they may start a process that executes it. */
const nearestTests = 8;
/** For a mutant in hundreds of test files, for example in the start of the app, only the nearest run: each takes seconds. */
const mostTests = 60;
/** A mutant may cause an infinite loop. */
const timeoutMs = 10 * 60_000;

/** @typedef {'killed' | 'timeout' | 'survived' | 'not covered'} MutantStatus */

/**
 * Runs test files, at most 60, the nearest ones first, and stops at the first failure.
 * @param {string} root
 * @param {string} file The mutated file, relative to root.
 * @param {readonly string[]} covering Test files that run the mutated code, absolute.
 * @returns {Promise<MutantStatus>} `killed`: a test failed.
 */
export async function testMutatedFile(root, file, covering) {
  const nearestFirst = (/** @type {readonly string[]} */ tests) =>
    tests.toSorted((a, b) => distance(path.join(root, file), a) - distance(path.join(root, file), b));
  const tests =
    covering.length > 0 ? nearestFirst(covering) : nearestFirst(await relatedTests(root, file)).slice(0, nearestTests);
  if (tests.length === 0) return 'not covered';
  for (const part of [tests.slice(0, nearestTests), tests.slice(nearestTests, mostTests)]) {
    if (part.length === 0) continue;
    const { status } = await runJest(root, ['--bail', '--silent', '--runTestsByPath', ...part], { timeoutMs });
    if (status !== 'passed') return status === 'timeout' ? 'timeout' : 'killed';
  }
  return covering.length > 0 ? 'survived' : 'not covered';
}

/** @param {string} root @param {string} file */
async function relatedTests(root, file) {
  const { output } = await runJest(root, ['--listTests', '--findRelatedTests', file]);
  return output.split('\n').filter((line) => path.isAbsolute(line));
}

/**
 * Number of steps through the folder tree from one file to another.
 * @param {string} from
 * @param {string} to
 */
function distance(from, to) {
  return path.relative(path.dirname(from), to).split(path.sep).length;
}
