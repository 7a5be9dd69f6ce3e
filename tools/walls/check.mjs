import { readdirSync } from 'node:fs';
import path from 'node:path';
import { importsOf } from './imports.mjs';
import { walls } from './rules.mjs';

const skipped = new Set(['node_modules', 'dist', '.data', '.cache', '.git', 'coverage', 'fixtures']);

/**
 * Every import that violates an import rule, as a readable line.
 * @param {string} root
 * @returns {string[]}
 */
export function crossings(root) {
  return sourceFiles(root, '.').flatMap((file) =>
    importsOf(root, file).flatMap((target) =>
      walls
        .filter((wall) => wall.crosses(file, target))
        .map((wall) => `${file} → ${target}: wall "${wall.name}", ${wall.why}`),
    ),
  );
}

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]}
 */
function sourceFiles(root, folder) {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : sourceFiles(root, file);
    return /\.(tsx?|mjs)$/.test(entry.name) ? [file] : [];
  });
}
