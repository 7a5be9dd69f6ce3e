import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { importsOf } from '../../walls/imports.mjs';
import { ownRulesFile } from '../../webpack/own-rules.mjs';
import { isReact, isShared, ownReact } from '../../webpack/shared-modules.mjs';
import { bringsOwnReact, isRepository, projectOf, readPackage, root as repository } from '../../webpack/workspace.mjs';
import { importClosure } from './import-closure.mjs';
import { lockedClosure } from './locked-packages.mjs';

/**
 * What determines the files of a build.
 * @typedef {object} Inputs
 * @property {readonly string[]} files Absolute paths.
 * @property {readonly string[]} facts Lines: packages of the lock file, parts of other files.
 */

/** Files that are never bundled. */
const ignored = /(\.test\.[a-z]+|\.md)$|[\\/](node_modules|dist|fixtures|test|testing)[\\/]/;

/** The package that builds remotes in their own repositories. */
const kitName = '@trampolim/remote-kit';

/** The packages that compile, bundle and compress. */
const bundler = [
  '@module-federation/enhanced',
  '@swc/core',
  '@swc/plugin-styled-components',
  'compression-webpack-plugin',
  'swc-loader',
  'webpack',
];

const reacts = new Set(['react', 'react-dom']);

/**
 * The inputs of a remote's files: its sources, what these import, and the preset. Another remote, a part of a shared package
 * that it does not import, and packages of others in the lock file have no influence.
 * @param {string} dir
 * @param {{ root?: string, react?: import('../../webpack/shared-modules.mjs').IsolatedReact | undefined }} [options] `react`: of an
 *   isolated remote, instead of its own.
 * @returns {Inputs}
 */
export function remoteInputs(dir, { root = projectOf(dir), react = ownReact } = {}) {
  const loaders = filesBelow(ownRulesFile(dir));
  const own = [...filesBelow(path.join(dir, 'src')), ...loaders];
  const isIsolated = bringsOwnReact(dir);
  const { files, packages } = importClosure(own, { root, isProvided: isIsolated ? isReact : isShared });
  // Its own loaders may add imports of the framework.
  const dependencies = loaders.length > 0 ? Object.keys(readPackage(dir).dependencies ?? {}) : [];
  const names = isIsolated ? Object.values(react) : dependencies;
  const imported = [[dir, names], ...packages].flatMap(([folder, imports]) => [
    ...lockedClosure(lockedPackages(root), path.relative(root, String(folder)), imports, reacts),
  ]);
  const manifest = path.join(dir, 'package.json');
  // In its own repository, the kit and the shared packages are installed: the lock file has their versions.
  if (!isRepository) return { files: [...files, manifest], facts: [...imported, ...toolchain(root, [kitName])] };
  return {
    files: [...files, manifest, ...presetFiles(root, 'tools/build/build-remote.mjs')],
    facts: [
      ...imported,
      ...toolchain(root, bundler),
      ...resolutionOf(path.join(root, 'platform'), reacts),
      ...resolutionOf(path.join(root, 'shared-contracts')),
    ],
  };
}

/**
 * The inputs of the shell's files. It contains platform, so the sources of the shared packages count as a whole.
 * @param {string} [root]
 * @returns {Inputs}
 */
export function shellInputs(root = repository) {
  const folders = ['shell/src', 'platform/src', 'shared-contracts/src'];
  const manifests = ['shell', 'platform', 'shared-contracts'].map((name) => path.join(root, name, 'package.json'));
  return {
    files: [
      ...folders.flatMap((folder) => filesBelow(path.join(root, folder))),
      ...manifests,
      ...presetFiles(root, 'tools/build/build-shell.mjs'),
      // Data of the pages for engineers (generated-loader.cjs).
      ...presetFiles(root, 'tools/webpack/generated-modules.mjs'),
      path.join(root, 'platform/api/history.json'),
      ...['docs/errors', 'docs/alerts'].flatMap((folder) => filesBelow(path.join(root, folder))),
    ],
    facts: [...toolchain(root, [...bundler, '@resvg/resvg-js']), ...lockedClosure(lockedPackages(root), '', ['shell'])],
  };
}

/**
 * @param {string} source Folder, relative to the repository or absolute.
 * @param {string} [root]
 * @returns {Inputs}
 */
export function nodeInputs(source, root = repository) {
  return {
    files: [...filesBelow(path.resolve(root, source)), ...presetFiles(root, 'tools/build/node-package.mjs')],
    facts: [...toolchain(root, ['@swc/core'])],
  };
}

/**
 * Eight hex digits of a hash over names and contents.
 * @param {Inputs} inputs
 * @param {string} [root]
 */
export function hashInputs({ files, facts }, root = repository) {
  const hash = createHash('sha256');
  const named = [...new Set(files)].map((file) => ({
    file,
    name: path.relative(root, file).replaceAll(path.sep, '/'),
  }));
  for (const { file, name } of named.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    hash.update(name).update('\0').update(readFileSync(file)).update('\0');
  }
  for (const fact of [...new Set(facts)].toSorted()) hash.update(fact).update('\0');
  return hash.digest('hex').slice(0, 8);
}

/**
 * @param {string} at
 * @returns {string[]}
 */
export function filesBelow(at) {
  if (!existsSync(at)) return [];
  if (statSync(at).isFile()) return [at];
  return readdirSync(at, { recursive: true, encoding: 'utf8' })
    .filter((name) => !ignored.test(`/${name}`))
    .map((name) => path.join(at, name))
    .filter((file) => statSync(file).isFile())
    .toSorted();
}

/**
 * The files of `tools` that a build runs: those that its script imports, and the loaders and replacements, which webpack loads.
 * @param {string} root
 * @param {string} script
 */
function presetFiles(root, script) {
  const loaded = filesBelow(path.join(root, 'tools/webpack')).filter((file) => /\.c?js$/.test(file));
  const found = new Set([script]);
  for (const file of found) {
    for (const target of importsOf(root, file)) if (target.startsWith('tools/')) found.add(target);
  }
  return [...[...found].map((file) => path.join(root, file)), ...loaded];
}

/** @param {string} root @param {readonly string[]} names */
const toolchain = (root, names) => lockedClosure(lockedPackages(root), 'tools', names);

/** @param {string} root */
const lockedPackages = (root) => JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;

/**
 * The parts of a shared package's manifest that change what is bundled.
 * @param {string} dir
 * @param {Iterable<string>} [libraries] Dependencies whose range is in the output.
 */
function resolutionOf(dir, libraries = []) {
  /** @type {Record<string, unknown>} */
  const manifest = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8'));
  const ranges = [...libraries].map((name) => readPackage(dir).dependencies?.[name]);
  const { name, imports, exports, sideEffects } = manifest;
  return [JSON.stringify({ name, imports, exports, sideEffects, ranges })];
}
