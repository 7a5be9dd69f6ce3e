import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { patternsIn } from './patterns.mjs';
import { superLinear } from './super-linear.mjs';

const sourceFile = /\.[cm]?[jt]sx?$/;
const generated = new Set(['node_modules', 'dist', '.git', '.data', '.cache', 'test-results', 'playwright-report']);

/**
 * Every regular expression of the repository, tests and tools included, that may need more than linear time.
 * @param {string} root
 * @returns {string[]}
 */
export function superLinearPatterns(root) {
  /** @type {Map<string, ReturnType<typeof superLinear>>} */
  const verdicts = new Map();
  return sourceFiles(root).flatMap((file) =>
    patternsIn(file, readFileSync(path.join(root, file), 'utf8')).flatMap(({ source, flags, line, text }) => {
      const key = `${flags}/${source}`;
      if (!verdicts.has(key)) verdicts.set(key, superLinear(source, flags));
      const verdict = verdicts.get(key);
      return verdict ? [`${file}:${line}: ${verdict} time: ${text}`] : [];
    }),
  );
}

/** @param {string} root @param {string} [folder] @returns {string[]} Relative to root. */
function sourceFiles(root, folder = '') {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return generated.has(entry.name) ? [] : sourceFiles(root, name);
    return sourceFile.test(entry.name) ? [name] : [];
  });
}
