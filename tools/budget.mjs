/** `node tools/budget.mjs [DIST]`: compares the size of browser files with DESIGN §7. Exits with 1 if a budget is exceeded. */
import path from 'node:path';
import { inWords, kilobytes, measure } from './build/budgets.mjs';
import { root } from './webpack/workspace.mjs';

/**
 * Exceeded budgets of a project's build, in words.
 * @param {string} project Folder.
 * @returns {string[]}
 */
export function budgetProblems(project) {
  return inWords(measure(path.join(project, 'dist')));
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
