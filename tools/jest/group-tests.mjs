import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A module of the API; in `api/src` and `api/test`, a folder or a file. */
const moduleOf = /^api\/(?:src\/modules\/[^/]+|(?:src|test)\/[^/]+)/;
const environmentComment = /\/\*\* @jest-environment \S+ \*\//;

/** @typedef {{ file: string, environment: string }} TestFile The comment that chooses another environment, or nothing. */

/** @param {string} root @returns {TestFile[]} */
function apiTests(root) {
  const files = ['api/src', 'api/test'].flatMap((folder) => {
    const names = readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' });
    return names.filter((name) => name.endsWith('.test.ts')).map((name) => `${folder}/${name}`);
  });
  return files.toSorted().map((file) => {
    const [environment = ''] = environmentComment.exec(readFileSync(path.join(root, file), 'utf8')) ?? [];
    return { file, environment };
  });
}

/** By the path of the group's file without its ending. @param {string} root @returns {Map<string, TestFile[]>} */
function groupsOf(root) {
  /** @type {Map<string, TestFile[]>} */
  const groups = new Map();
  for (const test of apiTests(root)) {
    const module = test.environment === '' ? (moduleOf.exec(test.file)?.[0] ?? 'api') : test.file;
    const name = module.replace(/\.test\.ts$/, '');
    groups.set(name, [...(groups.get(name) ?? []), test]);
  }
  return groups;
}

/**
 * Each test file is a block of its own, and leaves neither stopped clocks nor replaced methods to the next.
 * @param {string} root @param {TestFile} test
 */
const blockOf = (root, { file, environment }) => `${environment}
describe(${JSON.stringify(file)}, () => {
  require(${JSON.stringify(path.join(root, file))});
  afterAll(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
});
`;

/**
 * Writes one file for each module of the API, which requires the module's test files: Jest evaluates the modules that a file
 * imports anew for each file that it runs, and the application's take longer than most of their tests.
 * @param {string} root
 * @returns {string} The folder of the files, which end in `.test.cjs`.
 */
export function writeTestGroups(root) {
  const folder = path.join(root, '.cache/tests');
  rmSync(folder, { recursive: true, force: true });
  for (const [name, tests] of groupsOf(root)) {
    const file = path.join(folder, `${name}.test.cjs`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, tests.map((test) => blockOf(root, test)).join(''));
  }
  return folder;
}
