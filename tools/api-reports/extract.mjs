import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { filesBelow, hashInputs } from '../build/inputs/inputs.mjs';
import { filesIn } from '../packages/compile.mjs';
import { cacheDir, readPackage, root } from '../webpack/workspace.mjs';
import { doors } from './doors.mjs';

/**
 * @typedef {object} Extracted
 * @property {Record<string, string>} reports By the door's report name.
 * @property {string} models Folder of API Extractor's models, `<report>.api.json`.
 * @property {readonly string[]} problems Mistakes in docstrings.
 */

/** What the declarations depend on. Tests and their helpers are not declared, except the door `platform/testing`. */
const inputs = [
  'platform/src',
  'platform/src/testing',
  'platform/package.json',
  'shared-contracts/src',
  'tools/api-reports',
  'package-lock.json',
];

/** Where declarations, reports and models are kept, by a hash of what they are made from. @type {() => string} */
const cacheFolder = () =>
  path.join(
    cacheDir,
    'api',
    hashInputs({ files: inputs.flatMap((one) => filesBelow(path.join(root, one))), facts: [] }),
  );

/**
 * The API report and model of every door. Takes 15 s, or nothing if no input has changed since.
 * @returns {Extracted}
 */
export function extractDoors() {
  const folder = cacheFolder();
  const problemFile = path.join(folder, 'problems.json');
  if (!existsSync(problemFile)) {
    rmSync(path.dirname(folder), { recursive: true, force: true });
    emitDeclarations(folder);
    writeFileSync(problemFile, JSON.stringify(runExtractor(folder)));
  }
  const reports = doors.map(({ report }) => [
    report,
    readFileSync(path.join(folder, 'reports', `${report}.api.md`), 'utf8'),
  ]);
  return {
    reports: Object.fromEntries(reports),
    models: path.join(folder, 'models'),
    problems: JSON.parse(readFileSync(problemFile, 'utf8')),
  };
}

/** API Extractor reads declarations, not sources. @param {string} folder */
function emitDeclarations(folder) {
  mkdirSync(path.join(folder, 'reports'), { recursive: true });
  const config = path.join(folder, 'tsconfig.json');
  const compilerOptions = {
    ...compilerOptionsOfDoors,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: root,
    outDir: folder,
  };
  const files = [
    'platform/src/theme/base.d.css.ts',
    ...doors.map(({ source }) => source),
    // Named one by one: which of the files that another one imports are emitted depends on the order in which TypeScript reads them.
    ...filesIn(path.join(root, 'shared-contracts/src'))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `shared-contracts/src/${file}`),
  ];
  writeFileSync(
    config,
    JSON.stringify({
      extends: path.join(root, 'tsconfig.base.json'),
      compilerOptions,
      files: files.map((file) => path.join(root, file)),
    }),
  );
  execFileSync(path.join(root, 'node_modules/.bin/tsc'), ['-p', config], { stdio: 'inherit' });
  const missing = missingDeclarations(folder);
  if (missing.length > 0) throw new Error(`tsc emitted no declarations of ${missing.join(', ')}`);
  copyFileSync(path.join(root, 'shared-contracts/package.json'), path.join(folder, 'shared-contracts/package.json'));
  const { imports, ...platform } = /** @type {import('../webpack/workspace.mjs').PackageFile & { imports: object }} */ (
    readPackage(path.join(root, 'platform'))
  );
  const declared = JSON.parse(JSON.stringify(imports).replaceAll(/\.tsx?"/g, '.d.ts"'));
  writeFileSync(path.join(folder, 'platform/package.json'), JSON.stringify({ ...platform, imports: declared }));
}

/**
 * Modules that the emitted declarations import and that do not exist.
 * @param {string} folder
 */
function missingDeclarations(folder) {
  const declarations = filesBelow(folder).filter((file) => file.endsWith('.d.ts'));
  const imported = declarations.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:from |import\()["'](\.[^"'\n]+)["']/g)]
      .map(([, specifier = '']) => path.resolve(path.dirname(file), specifier.replace(/\.tsx?$/, '')))
      .filter((target) => !/\.(?:json|css)$/.test(target)),
  );
  const exists = (/** @type {string} */ target) =>
    [`${target}.d.ts`, path.join(target, 'index.d.ts')].some((file) => existsSync(file));
  return [...new Set(imported)].filter((target) => !exists(target)).map((target) => path.relative(folder, target));
}

const compilerOptionsOfDoors = {
  lib: ['es2023', 'dom', 'dom.iterable'],
  jsx: 'react-jsx',
  types: ['node', 'jest'],
  typeRoots: [path.join(root, 'node_modules/@types')],
};

/** @param {string} folder @returns {string[]} */
function runExtractor(folder) {
  const [first] = doors.map((door) => extractorConfig(folder, door));
  if (first === undefined) return [];
  // One program for all doors: a program for each takes four times as long.
  const compilerState = CompilerState.create(first, {
    additionalEntryPoints: doors.map((door) => declarationOf(folder, door)),
  });
  const problems = /** @type {Set<string>} */ (new Set());
  for (const door of doors) {
    Extractor.invoke(extractorConfig(folder, door), {
      localBuild: true,
      compilerState,
      messageCallback: (message) => {
        message.handled = true;
        if (message.messageId.startsWith('console-') || message.logLevel === ExtractorLogLevel.None) return;
        const file = path.relative(folder, message.sourceFilePath ?? folder);
        problems.add(`${file}:${message.sourceFileLine ?? 0} ${message.text} (${message.messageId})`);
      },
    });
  }
  return [...problems];
}

/** @param {string} folder @param {import('./doors.mjs').Door} door */
const declarationOf = (folder, { source }) => path.join(folder, source.replace(/\.ts$/, '.d.ts'));

/** @param {string} folder @param {import('./doors.mjs').Door} door */
function extractorConfig(folder, door) {
  const projectFolder = path.join(folder, path.dirname(path.dirname(door.source)));
  const none = { logLevel: ExtractorLogLevel.None };
  const warning = { logLevel: ExtractorLogLevel.Warning };
  return ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: path.join(projectFolder, 'package.json'),
    configObject: {
      projectFolder,
      mainEntryPointFilePath: declarationOf(folder, door),
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          extends: path.join(root, 'tsconfig.base.json'),
          compilerOptions: compilerOptionsOfDoors,
          include: ['**/*.d.ts'],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: `${door.report}.api.md`,
        reportFolder: path.join(folder, 'reports'),
        reportTempFolder: path.join(folder, 'temp'),
        includeForgottenExports: true,
      },
      docModel: {
        enabled: true,
        apiJsonFilePath: path.join(folder, 'models', `${door.report}.api.json`),
        includeForgottenExports: true,
      },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: { default: none },
        extractorMessageReporting: {
          default: warning,
          // Everything that a door exports is public; contracts are read from source.
          'ae-missing-release-tag': none,
          'ae-forgotten-export': none,
          'ae-undocumented': none,
          'ae-wrong-input-file-type': none,
        },
        tsdocMessageReporting: { default: warning },
      },
    },
  });
}
