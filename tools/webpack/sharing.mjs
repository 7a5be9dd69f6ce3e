import { createRequire } from 'node:module';
import path from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { lazyEntries, ownReact } from './shared-modules.mjs';
import { installedPackage, platformDir, readPackage, sharedNames } from './workspace.mjs';

/** @typedef {import('shared-contracts').RemoteDeclaration} RemoteDeclaration */

const reactEntries = ['react', 'react/', 'react-dom', 'react-dom/'];

/** The name by which remotes import an entry of platform. @param {string} entry */
const requestOf = (entry) => entry.replace('platform', sharedNames.platform);

/** Modules that the HTML server provides to server entries, and their names in `platform.cjs`. */
export const serverEntries = Object.fromEntries([
  ...['react', 'react/jsx-runtime', 'react-dom'].map((entry) => [entry, entry]),
  ...['platform', ...lazyEntries].map((entry) => [requestOf(entry), entry]),
]);

const runtime = { optimization: { disableSnapshot: true, target: /** @type {const} */ ('web') } };
const common = {
  dts: false,
  manifest: false,
  shareStrategy: /** @type {const} */ ('loaded-first'),
};

const platformPackage = readPackage(platformDir);
const reactRange = `^${platformPackage.dependencies?.['react']}`;

/** The version of platform that this checkout's shell provides, or that is installed. */
export const platformVersion = platformPackage.version;

/**
 * The provider's plugin: one eager bundle. Forms, controls, tables and files are shared lazily, from separate chunks; the shell
 * must contain an `import()` of each, or it is not provided.
 */
export function shellFederation() {
  const react = { singleton: true, requiredVersion: reactRange, eager: true };
  const platform = {
    singleton: true,
    strictVersion: true,
    version: platformVersion,
    requiredVersion: `^${platformVersion}`,
  };
  return new ModuleFederationPlugin({
    ...common,
    name: 'shell',
    remotes: {},
    experiments: { provideExternalRuntime: true, ...runtime },
    shared: {
      ...Object.fromEntries(reactEntries.map((entry) => [entry, react])),
      platform: { ...platform, eager: true },
      ...Object.fromEntries(lazyEntries.map((entry) => [entry, { ...platform, eager: false }])),
    },
  });
}

/**
 * A remote's plugin. The remote contains no copy of shared modules: a module that the shell does not provide is an error, not a
 * second React.
 * @param {RemoteDeclaration} declaration
 * @param {boolean} isolated Shares neither libraries nor the scope.
 */
export function remoteFederation(declaration, isolated) {
  const react = { singleton: true, requiredVersion: reactRange, import: /** @type {const} */ (false) };
  const platform = { ...react, strictVersion: true, requiredVersion: declaration.platform };
  return new ModuleFederationPlugin({
    ...common,
    name: containerName(declaration.id),
    filename: 'remoteEntry.js',
    exposes: Object.fromEntries(
      Object.entries(exposedModules(declaration)).map(([name, module]) => [
        `./${name}`,
        { import: module, name: `expose-${name}` },
      ]),
    ),
    experiments: { externalRuntime: true, optimization: { ...runtime.optimization, disableRemote: true } },
    shared: isolated
      ? {}
      : Object.fromEntries([
          ...reactEntries.map((entry) => [entry, react]),
          ...['platform', ...lazyEntries].map((entry) => [requestOf(entry), { ...platform, shareKey: entry }]),
        ]),
  });
}

/**
 * Name of the federation container, a valid identifier.
 * @param {string} id
 */
export function containerName(id) {
  return id.replaceAll('-', '_');
}

/** Without its extension: a remote of another framework may be written in JavaScript. */
export const appModule = './src/app';

/**
 * The exposed modules of a remote: its app and the declared fragments.
 * @param {Pick<RemoteDeclaration, 'fragments'>} declaration
 * @returns {Record<string, string>}
 */
export function exposedModules({ fragments = {} }) {
  const modules = Object.entries(fragments).map(([name, { module }]) => [name, module]);
  return { app: appModule, ...Object.fromEntries(modules) };
}

/**
 * Fragments that the HTML server renders: those that declare data. Others are rendered in the browser on demand.
 * @param {Pick<RemoteDeclaration, 'fragments'>} declaration
 * @returns {Record<string, string>}
 */
export function renderedFragments({ fragments = {} }) {
  const rendered = Object.entries(fragments).filter(([, { data }]) => data !== undefined);
  return Object.fromEntries(rendered.map(([name, { module }]) => [name, module]));
}

/**
 * `provideExternalRuntime` resolves its plugin by `require.resolve` and gets the CommonJS build, while the bundler's runtime is ESM:
 * without this alias the shell contains the federation runtime twice (18 KB gzip).
 * @returns {Record<string, string>}
 */
export function oneRuntimeAlias() {
  const enhanced = createRequire(import.meta.filename).resolve('@module-federation/enhanced/webpack');
  const commonJs = createRequire(enhanced).resolve('@module-federation/inject-external-runtime-core-plugin');
  return { [commonJs]: commonJs.replace(/\.cjs$/, '.js') };
}

/**
 * The schemas of shared-contracts are compiled into each remote; without this alias yup would be too, in addition to the one of
 * `platform/forms` (13 KB gzip).
 * @returns {Record<string, string>}
 */
export function sharedYupAlias() {
  return { yup$: path.join(import.meta.dirname, 'shared-yup.js') };
}

/**
 * An isolated remote's React. Every specifier is listed, since hoisted libraries would resolve to the shell's.
 * @param {string} dir
 * @param {import('./shared-modules.mjs').IsolatedReact} [packages]
 * @returns {Record<string, string>}
 */
export function isolatedReactAlias(dir, packages = ownReact) {
  const react = installedPackage(dir, packages.react);
  const dom = installedPackage(dir, packages.dom);
  return {
    react$: react,
    'react/jsx-runtime$': path.join(react, 'jsx-runtime.js'),
    'react-dom$': dom,
    'react-dom/client$': path.join(dom, 'client.js'),
  };
}
