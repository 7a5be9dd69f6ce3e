import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { importCycles } from './import-cycles.mjs';
import { importsOf } from './imports.mjs';
import { misplacedRegistrations } from './registrations.mjs';
import { walls } from './rules.mjs';

const skipped = new Set(['node_modules', 'dist', '.data', '.cache', '.git', 'coverage', 'fixtures']);

/**
 * Every import that violates an import rule, every import cycle and every misplaced registration, as readable lines. Type
 * imports and dynamic imports count.
 * @param {string} root
 * @returns {string[]}
 */
export function wallProblems(root) {
  const graph = new Map(sourceFiles(root, '.').map((file) => [file, importsOf(root, file)]));
  const crossings = [...graph].flatMap(([file, targets]) => targets.flatMap((target) => crossed(file, target)));
  const cycles = importCycles(graph).map((files) => `import cycle: ${files.join(', ')}`);
  const registrations = [...graph.keys()].flatMap((file) =>
    misplacedRegistrations(file, readFileSync(path.join(root, file), 'utf8')),
  );
  return [...crossings, ...cycles, ...registrations];
}

/** The template of new remotes is a remote. @param {string} file */
const asRemote = (file) => file.replace('tools/remote-new/template/', 'mfe-template/');

/** @param {string} file @param {string} target */
const crossed = (file, target) =>
  walls
    .filter((wall) => wall.crosses(asRemote(file), asRemote(target)))
    .map((wall) => `${file} → ${target}: wall "${wall.name}", ${wall.why}`);

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
