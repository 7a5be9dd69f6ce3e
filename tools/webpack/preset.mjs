import path from 'node:path';
import { serverConfig, webConfig } from './base.mjs';
import { compression } from './compression.mjs';
import { IntegrityPlugin } from './integrity-plugin.mjs';
import {
  appModule,
  isolatedReactAlias,
  oneRuntimeAlias,
  remoteFederation,
  renderedFragments,
  serverEntries,
  sharedYupAlias,
  shellFederation,
} from './sharing.mjs';
import { platformDir } from './workspace.mjs';

/** @typedef {import('webpack').Configuration} Configuration */
/** @typedef {import('./base.mjs').BuildOptions} BuildOptions */
/** @typedef {import('shared-contracts').RemoteDeclaration} RemoteDeclaration */

/** The server entry of a shell or a remote. */
export const serverFile = 'server.cjs';

/**
 * The shell for browsers: one eager script that provides platform and React, and the lazily shared parts.
 * @param {BuildOptions & { files: import('webpack').WebpackPluginInstance }} options `files` emits stylesheet, fonts, icons.
 * @returns {Configuration}
 */
export function shellConfig(options) {
  const base = webConfig('web', options, oneRuntimeAlias());
  return {
    ...base,
    entry: { shell: './src/index.ts' },
    output: { ...base.output, filename: '[name].[contenthash:8].js', publicPath: '/assets/', uniqueName: 'shell' },
    optimization: { ...base.optimization, splitChunks: false },
    plugins: [...withIntegrity(base, options), shellFederation(), options.files],
  };
}

/**
 * The service worker: one file beside the shell's script.
 * @param {BuildOptions} options
 * @returns {Configuration}
 */
export function serviceWorkerConfig(options) {
  const base = webConfig('service-worker', options);
  return {
    ...base,
    entry: { 'service-worker': './src/service-worker/service-worker.ts' },
    target: ['webworker', 'es2022'],
    output: { ...base.output, filename: '[name].[contenthash:8].js' },
    optimization: { ...base.optimization, splitChunks: false },
  };
}

/**
 * The shell for the HTML server, in this order: `platform.cjs` with all libraries, and `server.cjs` with the shell's header, pages
 * and footer, which uses it.
 * @param {BuildOptions} options
 * @returns {[Configuration, Configuration]}
 */
export function shellServerConfig(options) {
  const platform = path.join(platformDir, 'src/server.ts');
  return [
    serverConfig('platform', { ...options, entry: platform, file: 'platform.cjs', externals: {} }),
    serverConfig('server', { ...options, entry: './src/app.server.tsx', file: serverFile, externals: serverEntries }),
  ];
}

/**
 * A remote for browsers and, if the HTML server renders it, for the server.
 * @param {RemoteDeclaration} declaration
 * @param {BuildOptions & { react?: import('./shared-modules.mjs').IsolatedReact }} options `react`: of an isolated remote, instead of
 *   its own.
 * @returns {{ web: Configuration, server: Configuration | null }}
 */
export function remoteConfigs(declaration, options) {
  if (declaration.isolation !== undefined) return { web: isolatedConfig(declaration, options), server: null };
  const web = sharingConfig(declaration, options);
  return { web, server: declaration.lifecycles === 'custom' ? null : remoteServerConfig(declaration, options) };
}

/**
 * A remote that gets all shared modules from the shell.
 * @param {RemoteDeclaration} declaration
 * @param {BuildOptions} options
 * @returns {Configuration}
 */
function sharingConfig(declaration, options) {
  const base = remoteBase(declaration, options, sharedYupAlias());
  return { ...base, plugins: [...withIntegrity(base, options), remoteFederation(declaration, false)] };
}

/**
 * A remote without shared modules: it bundles its own React and platform's narrow entry.
 * @param {RemoteDeclaration} declaration
 * @param {BuildOptions & { react?: import('./shared-modules.mjs').IsolatedReact }} options
 * @returns {Configuration}
 */
function isolatedConfig(declaration, options) {
  const alias = isolatedReactAlias(options.dir, options.react);
  // The cache contains resolved paths, so another React needs another cache.
  const base = remoteBase(declaration, options, alias, options.react && `web-${options.react.react}`);
  return { ...base, plugins: [...withIntegrity(base, options), remoteFederation(declaration, true)] };
}

/**
 * A remote for the HTML server, from the same `src/app` and the same fragments.
 * @param {Pick<RemoteDeclaration, 'fragments'>} declaration
 * @param {BuildOptions} options
 * @returns {Configuration}
 */
function remoteServerConfig(declaration, options) {
  const entry = `${appModule}?server-entry`;
  const base = serverConfig('server', { ...options, entry, file: serverFile, externals: serverEntries });
  const loader = path.join(import.meta.dirname, 'server-entry.cjs');
  const rule = { resourceQuery: /^\?server-entry$/, loader, options: { fragments: renderedFragments(declaration) } };
  return { ...base, module: { ...base.module, rules: [...(base.module?.rules ?? []), rule] } };
}

/**
 * The name with its version keeps the globals of two versions apart in one page.
 * @param {RemoteDeclaration} declaration
 * @param {BuildOptions} options
 * @param {Record<string, string>} alias
 * @param {string} [name]
 * @returns {Configuration}
 */
function remoteBase(declaration, options, alias, name = 'web') {
  const base = webConfig(name, options, alias);
  const uniqueName = `${declaration.id}@${options.version}`;
  return {
    ...base,
    entry: {},
    output: { ...base.output, filename: '[name].js', publicPath: 'auto', uniqueName },
    optimization: { ...base.optimization, splitChunks: { chunks: isFragment } },
  };
}

/**
 * Fragments, of which a page has several, share common chunks. The app, its pages and its parts on demand are one file each.
 * @param {import('webpack').Chunk} chunk
 */
const isFragment = ({ name }) => name !== 'expose-app' && name?.startsWith('expose-') === true;

/**
 * @param {Configuration} base
 * @param {BuildOptions} options
 */
function withIntegrity(base, { development = false }) {
  return [...(base.plugins ?? []), new IntegrityPlugin(), ...(development ? [] : compression())];
}
