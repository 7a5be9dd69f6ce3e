/** `node tools/budget.mjs [DIST]`: compares the size of browser files with DESIGN §7. Exits with 1 if a budget is exceeded. */
import path from 'node:path';
import { measure } from './build/budgets.mjs';
import { root } from './webpack/workspace.mjs';

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;

/**
 * Exceeded budgets of a project's build, in words.
 * @param {string} project Folder.
 * @returns {string[]}
 */
export function budgetProblems(project) {
  return measure(path.join(project, 'dist'))
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ name, bytes, limit }) => `${name} is ${kilobytes(bytes)} after gzip, its budget is ${kilobytes(limit)}`);
}

function fromCommandLine() {
  const lines = measure(path.resolve(root, process.argv[2] ?? 'dist'));
  for (const { name, bytes, limit } of lines) {
    console.log(
      `${bytes > limit ? 'OVER' : ' ok '} ${kilobytes(bytes).padStart(9)} of ${kilobytes(limit).padStart(8)}  ${name}`,
    );
  }
  if (lines.some(({ bytes, limit }) => bytes > limit)) process.exitCode = 1;
}

if (process.argv[1] === import.meta.filename) fromCommandLine();
