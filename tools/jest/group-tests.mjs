import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf, testFiles } from './test-files.mjs';

/** @typedef {{ file: string, bytes: number }} TestFile */

/** Another environment, replaced modules and a reset module registry affect all files of a group. */
const needsOwnRegistry = /@jest-environment|\bjest\.(?:mock|doMock|resetModules|isolateModules)/;
/** Takes a minute, where others take seconds. */
const longest = 'api/test/fuzz/fuzz.test.ts';

/**
 * Distributes files over groups of similar size: the largest file first, each into the smallest group.
 * @param {readonly TestFile[]} files @param {number} count
 * @returns {TestFile[][]}
 */
export function balance(files, count) {
  const groups = Array.from({ length: count }, () => ({ bytes: 0, files: /** @type {TestFile[]} */ ([]) }));
  for (const one of files.toSorted((a, b) => b.bytes - a.bytes)) {
    const smallest = groups.reduce((least, group) => (group.bytes < least.bytes ? group : least));
    smallest.files.push(one);
    smallest.bytes += one.bytes;
  }
  return groups.map((group) => group.files).filter((group) => group.length > 0);
}

/**
 * @param {string} root @param {import('./test-files.mjs').TestFiles} project @param {readonly string[]} areas
 * @returns {TestFile[][]}
 */
function groupsOf(root, project, areas) {
  const files = filesOf(root, project).filter(
    (one) => areas.length === 0 || areas.some((area) => one.file.startsWith(area)),
  );
  const isSeparate = (/** @type {TestFile} */ { file }) =>
    file === longest || needsOwnRegistry.test(readFileSync(path.join(root, file), 'utf8'));
  const separate = files.filter(isSeparate);
  const shared = files.filter((one) => !separate.includes(one));
  return [...separate.map((one) => [one]), ...balance(shared, project.groups)];
}

/**
 * React Testing Library registers its cleanup in the block that first requires it: here for the whole file.
 * @type {Partial<Record<import('./test-files.mjs').TestFiles['kind'], string>>}
 */
const cleanup = { web: "require('@testing-library/react');" };

/**
 * Each test file is a describe block. After it, clocks, replaced methods and the page are reset for the next one.
 * @param {string} root @param {TestFile} test
 */
const blockOf = (root, { file }) => `
describe(${JSON.stringify(file)}, () => {
  require(${JSON.stringify(path.join(root, file))});
  afterAll(() => require(${JSON.stringify(path.join(root, 'tools/jest/reset-file.cjs'))}).resetFile());
});
`;

/** @param {string} root @param {TestFile[]} tests */
function environmentOf(root, [first]) {
  const [comment = ''] =
    /\/\*\* @jest-environment \S+ \*\//.exec(readFileSync(path.join(root, first?.file ?? ''), 'utf8')) ?? [];
  return comment;
}

/**
 * The files that `writeTestGroups` writes, by their path below its folder, and their tests.
 * @param {string} root
 * @param {readonly string[]} [areas] Folders whose tests are wanted, with a slash at the end; none: all.
 * @returns {{ name: string, kind: import('./test-files.mjs').TestFiles['kind'], tests: TestFile[] }[]}
 */
export function testGroups(root, areas = []) {
  return testFiles.flatMap((project) =>
    groupsOf(root, project, areas).map((tests, index) => ({
      name: `${project.name}/${tests[0]?.file === longest ? 'longest' : index}.test.cjs`,
      kind: project.kind,
      tests,
    })),
  );
}

/**
 * Writes files that require a project's test files in groups. Jest evaluates the modules that a file imports again for each file
 * that it runs, which takes longer than most tests of the product.
 * @param {string} root
 * @param {readonly string[]} [areas]
 * @returns {string} The folder of the files, `<project>/<n>.test.cjs`.
 */
export function writeTestGroups(root, areas = []) {
  const folder = path.join(root, '.cache/tests');
  rmSync(folder, { recursive: true, force: true });
  for (const { name, kind, tests } of testGroups(root, areas)) {
    mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    const text = [environmentOf(root, tests), cleanup[kind] ?? '', ...tests.map((test) => blockOf(root, test))];
    writeFileSync(path.join(folder, name), text.join('\n'));
  }
  return folder;
}
