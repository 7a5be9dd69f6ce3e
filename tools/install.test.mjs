import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

const root = path.resolve(import.meta.dirname, '..');

/** Commands that install the packages themselves. */
const commands = execFileSync('git', ['grep', '--files-with-matches', 'await ensureInstalled()', '--', 'tools/*.mjs'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && !file.endsWith('.test.mjs'));

/**
 * Packages that a file needs before its first statement runs, with the importing file.
 * @param {string} file
 * @param {Set<string>} [visited]
 * @returns {string[]}
 */
function packagesAtStart(file, visited = new Set()) {
  if (visited.has(file)) return [];
  visited.add(file);
  const { module } = parseSync(file, readFileSync(path.join(root, file), 'utf8'));
  const reexported = module.staticExports.flatMap(({ entries }) => entries.flatMap((one) => one.moduleRequest ?? []));
  const requests = [...module.staticImports.map(({ moduleRequest }) => moduleRequest), ...reexported];
  return requests.flatMap(({ value }) => {
    if (value.startsWith('node:')) return [];
    if (!value.startsWith('.')) return [`${file}: ${value}`];
    return packagesAtStart(path.posix.join(path.posix.dirname(file), value), visited);
  });
}

it('finds npm start and npm test', () => {
  expect(commands).toEqual(expect.arrayContaining(['tools/start.mjs', 'tools/test.mjs']));
});

it.each(commands)('%s imports no package before packages are installed', (command) => {
  expect(packagesAtStart(command)).toEqual([]);
});
