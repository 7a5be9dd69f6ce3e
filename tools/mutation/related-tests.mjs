import { spawn } from 'node:child_process';
import path from 'node:path';

/** Tests that run first, because they are most likely to fail. */
const nearestTests = 8;
const timeoutMs = 15 * 60_000;

/** @typedef {'killed' | 'timeout' | 'survived' | 'no tests'} MutantStatus */

/**
 * Runs the unit tests that depend on a file, the nearest ones first, and stops at the first failure.
 * @param {string} root
 * @param {string} file Relative to root.
 * @returns {Promise<MutantStatus>} `killed` when a test failed.
 */
export async function runRelatedTests(root, file) {
  const listed = await runJest(root, ['--listTests', '--findRelatedTests', file]);
  const tests = listed.output.split('\n').filter((line) => path.isAbsolute(line));
  if (tests.length === 0) return 'no tests';
  const byDistance = tests.toSorted((a, b) => distance(path.join(root, file), a) - distance(path.join(root, file), b));
  for (const part of [byDistance.slice(0, nearestTests), byDistance.slice(nearestTests)]) {
    if (part.length > 0) {
      const { status } = await runJest(root, ['--bail', '--silent', '--runTestsByPath', ...part]);
      if (status !== 'passed') return status === 'timeout' ? 'timeout' : 'killed';
    }
  }
  return 'survived';
}

/**
 * Number of steps through the folder tree from one file to another.
 * @param {string} from
 * @param {string} to
 */
function distance(from, to) {
  return path.relative(path.dirname(from), to).split(path.sep).length;
}

/**
 * @param {string} root
 * @param {readonly string[]} args
 * @returns {Promise<{ status: 'passed' | 'failed' | 'timeout', output: string }>}
 */
function runJest(root, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['node_modules/jest/bin/jest.js', '--maxWorkers=2', ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
      // A separate process group, so a timeout also ends databases and workers.
      detached: true,
    });
    let output = '';
    let isLate = false;
    child.stdout.on('data', (chunk) => (output += chunk));
    const timer = setTimeout(() => {
      isLate = true;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    }, timeoutMs);
    child.once('error', reject);
    child.once('close', (code) => {
      clearTimeout(timer);
      const status = code === 0 ? 'passed' : 'failed';
      resolve({ status: isLate ? 'timeout' : status, output });
    });
  });
}
