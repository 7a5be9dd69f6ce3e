import { esmOnly, react, swc } from './tools/jest/transforms.mjs';
import { testFiles } from './tools/jest/test-files.mjs';

const ignored = ['/node_modules/', '/dist/', '/.data/', '/.cache/'];

/** Tests use the source of the shared packages, not their build. */
const contracts = {
  // Tests render pages synchronously, as the server does.
  '^#pages$': '<rootDir>/mfe-jobs/src/pages.server.ts',
  '^shared-contracts$': '<rootDir>/shared-contracts/src/index.ts',
  '^shared-contracts/schemas$': '<rootDir>/shared-contracts/src/schemas/index.ts',
  '^shared-contracts/gazetteer$': '<rootDir>/shared-contracts/src/gazetteer/index.ts',
  '^shared-contracts/gazetteer/(map|municipality-of)$': '<rootDir>/shared-contracts/src/gazetteer/$1.ts',
  '^shared-contracts/testing$': '<rootDir>/shared-contracts/src/testing/index.ts',
  '^shared-contracts/testing/code-point$': '<rootDir>/shared-contracts/src/testing/code-point.ts',
  '^server-kit$': '<rootDir>/server-kit/src/index.ts',
  '^registry$': '<rootDir>/registry/src/index.ts',
  '^registry/testing$': '<rootDir>/registry/src/testing/site-folder.ts',
};

/**
 * Jest runs each file in a `vm` context, where access to a global is slow (nodejs/node#31658), and passes these to each module
 * as parameters instead. Tests replace none of them, and no module declares one of them by `const`.
 */
const fastGlobals = [
  'Array ArrayBuffer BigInt JSON Map Math Object Proxy RangeError Reflect RegExp Set TypeError',
  'WeakMap WeakSet isFinite isNaN parseFloat',
].flatMap((names) => names.split(' '));

const base = {
  sandboxInjectedGlobals: fastGlobals,
  rootDir: import.meta.dirname,
  // Kept from run to run; the folder for temporary files is not.
  cacheDirectory: '<rootDir>/.cache/jest',
  testPathIgnorePatterns: ignored,
  modulePathIgnorePatterns: ['/dist/', '/.data/', '/.cache/'],
  transform: {
    '/(?:kit/kit-data|teams/docs-data)\\.ts$': '<rootDir>/tools/jest/generated.mjs',
    '\\.[cm]?[tj]sx?$': swc(),
    '\\.css$': '<rootDir>/tools/jest/css-text.cjs',
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: contracts,
  setupFilesAfterEnv: ['<rootDir>/tools/jest/timeouts.cjs', '<rootDir>/tools/jest/console-guard.cjs'],
};

const rootPattern = import.meta.dirname.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * `npm test` names the folder of the groups (`tools/jest/group-tests.mjs`); otherwise each test file runs by itself.
 */
const groups = process.env.TEST_GROUPS;

/** @param {import('./tools/jest/test-files.mjs').TestFiles} project */
function filesOf({ name, folders, file, except }) {
  if (groups !== undefined) {
    return {
      testMatch: [`${groups}/${name}/*.test.cjs`],
      testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.data/'],
      modulePathIgnorePatterns: ['/dist/', '/.data/', '/.cache/(?!tests(?:/|$))'],
    };
  }
  return {
    testRegex: folders.map((folder) => `^${rootPattern}/${folder}/.*${file.source}`),
    testPathIgnorePatterns: except === undefined ? ignored : [...ignored, except.source],
  };
}

/** @param {import('./tools/jest/test-files.mjs').TestFiles} project */
const node = (project) => ({ ...base, displayName: project.name, testEnvironment: 'node', ...filesOf(project) });

/** @param {import('./tools/jest/test-files.mjs').TestFiles} project */
const web = (project) => ({
  ...node(project),
  testEnvironment: '<rootDir>/tools/jest/jsdom-environment.cjs',
  setupFilesAfterEnv: [
    ...base.setupFilesAfterEnv,
    '<rootDir>/tools/jest/web-setup.cjs',
    '<rootDir>/platform/src/testing/disable-owner-stacks.ts',
  ],
});

/**
 * The server half of platform, in Node, as the HTML server's content process runs it.
 * @param {import('./tools/jest/test-files.mjs').TestFiles} project
 */
const server = (project) => ({
  ...node(project),
  moduleNameMapper: {
    ...contracts,
    '^#services$': '<rootDir>/platform/src/services/services.server.ts',
    '^#create-remote$': '<rootDir>/platform/src/remote/create-remote.server.tsx',
  },
});

const nest = [
  '@nestjs',
  'file-type',
  'token-types',
  'strtok3',
  'uint8array-extras',
  '@tokenizer',
  '@borewit',
  'uid',
  'load-esm',
  'es-toolkit',
  '@react-email/render',
  'feed',
];

/** @param {import('./tools/jest/test-files.mjs').TestFiles} project */
const api = (project) => ({
  ...node(project),
  transform: {
    '\\.tsx?$': swc({
      transform: { react, legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
      keepClassNames: true,
    }),
    'node_modules/.+\\.[cm]?js$': swc(),
    // Modules that start the real processes.
    '/tools/.+\\.mjs$': swc(),
  },
  transformIgnorePatterns: [`/node_modules/(?!(${[...nest, ...esmOnly].join('|')})/)`],
  setupFilesAfterEnv: [...base.setupFilesAfterEnv, '<rootDir>/api/test/setup-after-env.ts'],
  globalSetup: '<rootDir>/api/test/global-setup.ts',
  globalTeardown: '<rootDir>/api/test/global-teardown.ts',
});

const kinds = { api, node, server, web };

export default {
  // Memory that test files leak is only released by a new process.
  workerIdleMemoryLimit: '1500MB',
  // A worker of the API's tests has no open handles at its end, but takes a second to release its memory on a busy machine; the
  // default of 500 ms reports it as a leak.
  workerGracefulExitTimeout: 10_000,
  testSequencer: '<rootDir>/tools/jest/longest-first.cjs',
  projects: testFiles.map((project) => kinds[project.kind](project)),
};
