import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const source = /\.(tsx?|mjs|cjs)$/;
const notProduct =
  /(\.(test|spec)\.|\.d\.ts$|\.generated\.|(^|\/)(test|testing|e2e|fixtures|migrations|dist|node_modules)\/|answer-schemas\/)/;

/**
 * @typedef {object} SourceFile
 * @property {string} path Relative to the root.
 * @property {string} area The top-level folder, `.` for files of the root.
 * @property {string} text
 * @property {boolean} isProduct False for tests, test helpers, fixtures, migrations, declarations and generated files.
 */

/**
 * The source files that git tracks.
 * @param {string} root
 * @returns {SourceFile[]}
 */
export function sourceFiles(root) {
  const tracked = execFileSync('git', ['-C', root, 'ls-files', '-z'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return tracked
    .split('\0')
    .filter((file) => source.test(file))
    .map((file) => ({
      path: file,
      area: file.includes('/') ? (file.split('/')[0] ?? '.') : '.',
      text: readFileSync(path.join(root, file), 'utf8'),
      isProduct: !notProduct.test(file),
    }));
}

/** @param {string} text */
export function countLines(text) {
  return text.split('\n').filter((line) => line.trim() !== '').length;
}

/**
 * @param {readonly number[]} values
 * @param {number} share Between 0 and 1.
 * @returns {number} The value at that share of the sorted values, 0 for no values.
 */
export function quantile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
