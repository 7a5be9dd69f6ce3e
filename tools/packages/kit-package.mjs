import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { importsOf } from '../walls/imports.mjs';
import { publishedNames } from '../webpack/shared-modules.mjs';
import { readPackage, root } from '../webpack/workspace.mjs';
import { filesIn, published } from './compile.mjs';

/** The command, Jest's configuration, which Jest loads, and the process that watches a remote. */
const entries = ['tools/remote-kit/remote-kit.mjs', 'tools/remote-kit/jest.config.mjs', 'tools/dev/remote-server.mjs'];

/** Files that webpack, Jest and the standalone server load by path. */
const loaded =
  /^(?:webpack\/[\w.-]+\.(?:cjs|js)|jest\/[\w.-]+\.cjs|dev\/(?:alone|against)\/[\w.-]+\.(?:js|css)|remote-new\/template\/.+)$/;

/** Packages that are named in options, not imported. */
const named = [
  '@swc/core',
  '@swc/jest',
  '@swc/plugin-styled-components',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  '@mswjs/interceptors',
  'jest',
  'jest-environment-jsdom',
  'msw',
  'react-refresh',
  'swc-loader',
  'typescript',
];

/**
 * Writes the files of the kit with their paths of this repository: the preset finds its own files by them.
 * @param {string} out
 * @returns {object} Its manifest.
 */
export function writeKit(out) {
  const { own, packages } = closure();
  for (const file of own) write(out, file);
  for (const file of filesIn(path.join(root, 'tools')).filter((name) => loaded.test(name))) write(out, `tools/${file}`);
  // Template files with the names of tests are part of the template.
  cpSync(path.join(root, 'tools/remote-new/template'), path.join(out, 'tools/remote-new/template'), {
    recursive: true,
  });
  copyFileSync(path.join(root, 'tools/remote-kit/README.md'), path.join(out, 'README.md'));
  for (const file of filesIn(path.join(root, 'registry/dist')).filter((name) => name.endsWith('.js'))) {
    write(out, `registry/dist/${file}`);
  }
  const { version } = readPackage(path.join(root, 'tools'));
  const { 'shared-contracts': _contracts, ...registry } = readPackage(path.join(root, 'registry')).dependencies ?? {};
  const ofRegistry = Object.keys(registry);
  return {
    name: '@trampolim/remote-kit',
    version,
    license: 'UNLICENSED',
    type: 'module',
    bin: { 'remote-kit': entries[0] },
    imports: { '#registry': './registry/dist/index.js' },
    exports: { './package.json': './package.json' },
    engines: { node: '>=20.19.0' },
    // Playwright and axe-core, for `check --preview`, are no peers: their versions would be a part of each remote's version.
    dependencies: {
      [publishedNames.platform]: readPackage(path.join(root, 'platform')).version,
      [publishedNames.contracts]: readPackage(path.join(root, 'shared-contracts')).version,
      ...versionsOf([...new Set([...named, ...ofRegistry, ...packages])].toSorted()),
    },
  };
}

/** The files of `tools` that the entries import, and the packages of npm. */
function closure() {
  const own = new Set(entries);
  /** @type {Set<string>} */
  const packages = new Set();
  for (const file of own) {
    for (const target of importsOf(root, file)) {
      if (target.startsWith('tools/')) own.add(target);
      if (target.startsWith('npm:')) packages.add(target.slice('npm:'.length));
    }
  }
  return { own, packages };
}

/** @param {string} out @param {string} file */
function write(out, file) {
  const from = path.join(root, file);
  const to = path.join(out, file);
  mkdirSync(path.dirname(to), { recursive: true });
  if (/\.m?js$/.test(file)) writeFileSync(to, published(readFileSync(from, 'utf8'), from));
  else copyFileSync(from, to);
}

/** @param {readonly string[]} names */
function versionsOf(names) {
  const manifests = ['tools', 'platform', 'registry', '.'].map(
    (folder) =>
      /** @type {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} */ (
        readPackage(path.join(root, folder))
      ),
  );
  const known = Object.assign(
    {},
    ...manifests.flatMap(({ dependencies, devDependencies }) => [devDependencies, dependencies]),
  );
  return Object.fromEntries(
    names.map((name) => {
      const version = known[name];
      if (version === undefined) throw new Error(`No manifest names ${name}, which the kit needs`);
      return [name, version];
    }),
  );
}
