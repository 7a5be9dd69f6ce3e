import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hashInputs, remoteInputs } from './inputs.mjs';

/** @type {string} */
let root;

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** @param {string} id */
const version = (id) => hashInputs(remoteInputs(path.join(root, id), { root }), root);

/** @param {string} name */
const locked = (name, number = '1.0.0') => ({ version: number, integrity: `sha512-${name}${number}` });

const bundler = [
  '@module-federation/enhanced',
  '@swc/core',
  '@swc/plugin-styled-components',
  'compression-webpack-plugin',
  'swc-loader',
  'webpack',
];

/** @type {Record<string, { [key: string]: unknown, dependencies?: Record<string, string> }>} */
let packages;

const lock = () => write('package-lock.json', JSON.stringify({ packages }));

/** Two remotes, of which `mfe-a` uses one contract, one part of platform and one library with a dependency. */
beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'inputs-')));
  packages = {
    tools: {},
    'mfe-a': {},
    'mfe-b': {},
    ...Object.fromEntries(bundler.map((name) => [`node_modules/${name}`, locked(name)])),
    'node_modules/library': { ...locked('library'), dependencies: { deep: '^1.0.0' } },
    'node_modules/deep': locked('deep'),
    'node_modules/of-b': locked('of-b'),
  };
  lock();
  write('tools/build/build-remote.mjs', `import '../webpack/preset.mjs';`);
  write('tools/webpack/preset.mjs', 'export {};');
  write('tools/webpack/loader.cjs', '');
  write('shared-contracts/package.json', '{ "sideEffects": false }');
  write('shared-contracts/src/index.ts', `export * from './jobs.ts';\nexport { feed, type Feed } from './feeds.ts';`);
  write(
    'shared-contracts/src/jobs.ts',
    `import type { Feed } from './feeds.ts';\nimport { page } from './page.ts';\nexport const job = page;`,
  );
  write('shared-contracts/src/page.ts', 'export const page = 1;');
  write('shared-contracts/src/feeds.ts', 'export interface Feed {}\nexport const feed = 1;');
  write(
    'platform/package.json',
    '{ "version": "1.0.0", "dependencies": { "react": "19.0.0" }, "exports": { ".": "./src/index.ts", "./jobs": "./src/jobs.ts" } }',
  );
  write('platform/src/index.ts', 'export const shared = 1;');
  write('platform/src/jobs.ts', `export { Row } from './jobs/Row';\nexport { Mark } from './jobs/Mark';`);
  write('platform/src/jobs/Row.tsx', `import texts from './texts.json';\nexport const Row = texts;`);
  write('platform/src/jobs/texts.json', '{}');
  write('platform/src/jobs/Mark.tsx', 'export const Mark = 1;');
  write('mfe-a/package.json', '{ "version": "1.0.0" }');
  write(
    'mfe-a/src/app.tsx',
    `import { job, type Feed } from 'shared-contracts';\nimport { shared } from 'platform';\nexport const load = () => import('./page');`,
  );
  write('mfe-a/src/page.tsx', `import { Row } from 'platform/jobs';\nimport 'library';`);
  write('mfe-b/package.json', '{ "version": "1.0.0" }');
  write(
    'mfe-b/src/app.tsx',
    `import { feed } from 'shared-contracts';\nimport * as jobs from 'platform/jobs';\nimport 'of-b';`,
  );
  mkdirSync(path.join(root, 'node_modules'));
  symlinkSync('../platform', path.join(root, 'node_modules/platform'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

/** @type {readonly [what: string, change: () => void][]} */
const ofOthers = [
  [
    'another workspace and its packages',
    () => {
      packages['mfe-c'] = { dependencies: { 'of-c': '1.0.0' } };
      packages['node_modules/mfe-c'] = { resolved: 'mfe-c', link: true };
      packages['node_modules/of-c'] = locked('of-c');
      lock();
    },
  ],
  [
    'a package of another remote',
    () => {
      packages['node_modules/of-b'] = locked('of-b', '2.0.0');
      lock();
    },
  ],
  [
    'a contract that only another remote imports',
    () => write('shared-contracts/src/feeds.ts', 'export const feed = 2;'),
  ],
  [
    'a contract that nothing imports yet',
    () => {
      write(
        'shared-contracts/src/index.ts',
        `export * from './jobs.ts';\nexport * from './feeds.ts';\nexport * from './new.ts';`,
      );
      write('shared-contracts/src/new.ts', 'export const anything = 1;');
    },
  ],
  ['a part of platform that it does not import', () => write('platform/src/jobs/Mark.tsx', 'export const Mark = 2;')],
  ['the shared part of platform', () => write('platform/src/index.ts', 'export const shared = 2;')],
  [
    "platform's version",
    () =>
      write(
        'platform/package.json',
        readFileSync(path.join(root, 'platform/package.json'), 'utf8').replace('1.0.0', '1.1.0'),
      ),
  ],
  ['another remote', () => write('mfe-b/src/app.tsx', '')],
  ['the build of the shell', () => write('tools/webpack/theme-files.mjs', '')],
  [
    'its tests',
    () => {
      write('mfe-a/src/app.test.tsx', 'a test');
      write('mfe-a/src/testing/fake.ts', 'a fake');
      write('mfe-a/src/README.md', 'words');
    },
  ],
];

it.each(ofOthers)('the version of a remote does not change with %s', (_what, change) => {
  const before = version('mfe-a');
  expect(before).toMatch(/^[0-9a-f]{8}$/);
  change();
  expect(version('mfe-a')).toBe(before);
});

/** @type {readonly [what: string, change: () => void][]} */
const itsOwn = [
  ['its sources', () => write('mfe-a/src/page.tsx', `import { Row } from 'platform/jobs';`)],
  ['names of files', () => renameSync(path.join(root, 'mfe-a/src/app.tsx'), path.join(root, 'mfe-a/src/main.tsx'))],
  ['a contract', () => write('shared-contracts/src/jobs.ts', 'export const job = 2;')],
  ['what a contract imports', () => write('shared-contracts/src/page.ts', 'export const page = 2;')],
  [
    'the file that a name comes from',
    () => write('shared-contracts/src/index.ts', `export { page as job } from './page.ts';`),
  ],
  ['a part of platform, in a chunk', () => write('platform/src/jobs/Row.tsx', 'export const Row = 2;')],
  ['the texts of a part of platform', () => write('platform/src/jobs/texts.json', '{ "a": "b" }')],
  [
    'the React that the shell provides',
    () =>
      write(
        'platform/package.json',
        readFileSync(path.join(root, 'platform/package.json'), 'utf8').replace('19.0.0', '19.1.0'),
      ),
  ],
  ['a loader', () => write('tools/webpack/loader.cjs', 'module.exports = 1;')],
  ['the preset', () => write('tools/webpack/preset.mjs', 'export const preset = 1;')],
  ...['library', 'deep', '@swc/core'].map(
    (name) =>
      /** @type {[string, () => void]} */ ([
        `the resolved version of ${name}`,
        () => {
          packages[`node_modules/${name}`] = { ...packages[`node_modules/${name}`], ...locked(name, '1.0.1') };
          lock();
        },
      ]),
  ),
];

it.each(itsOwn)('the version of a remote changes with %s', (_what, change) => {
  const before = version('mfe-a');
  change();
  expect(version('mfe-a')).not.toBe(before);
});

it('the version of a remote with its own loaders changes with them, with imports of its components and with every dependency', () => {
  const before = version('mfe-a');
  write('mfe-a/build.mjs', `import 'compiler';\nexport const rules = [];`);
  write('mfe-a/package.json', '{ "version": "1.0.0", "dependencies": { "framework": "1.0.0" } }');
  for (const name of ['framework', 'compiler']) packages[`node_modules/${name}`] = locked(name);
  lock();
  write(
    'mfe-a/src/Page.svelte',
    `<script lang="ts">\nimport { feed } from 'shared-contracts';\n</script>\n<p>{feed}</p>`,
  );
  const seen = [before, version('mfe-a')];
  write('shared-contracts/src/feeds.ts', 'export const feed = 2;');
  seen.push(version('mfe-a'));
  write('mfe-a/build.mjs', `import 'compiler';\nexport const rules = [{}];`);
  seen.push(version('mfe-a'));
  for (const name of ['framework', 'compiler']) {
    packages[`node_modules/${name}`] = locked(name, '1.0.1');
    lock();
    seen.push(version('mfe-a'));
  }
  expect(new Set(seen).size).toBe(6);
});

it('everything of a module counts for an import of its namespace, and no type', () => {
  const files = remoteInputs(path.join(root, 'mfe-b'), { root }).files.map((file) => path.relative(root, file));
  expect(files).toEqual(expect.arrayContaining(['platform/src/jobs/Mark.tsx', 'platform/src/jobs/texts.json']));
  expect(remoteInputs(path.join(root, 'mfe-a'), { root }).files).not.toContain(
    path.join(root, 'shared-contracts/src/feeds.ts'),
  );
});

it('names an import that does not exist', () => {
  write('mfe-a/src/app.tsx', `import './gone';`);
  expect(() => version('mfe-a')).toThrow(/mfe-a\/src\/app\.tsx imports \.\/gone, which does not exist/);
});
