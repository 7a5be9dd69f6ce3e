import path from 'node:path';
import webpack from 'webpack';
import { typescriptRules } from './loaders.mjs';
import { MinifyPlugin } from './minify-plugin.mjs';
import { contractEntries } from './shared-modules.mjs';
import { slimLibraries, slimRules } from './slim-libraries.mjs';
import { StableIdsPlugin } from './stable-ids-plugin.mjs';
import { cacheDir, projectOf, root, sharedNames } from './workspace.mjs';

/** @typedef {import('webpack').Configuration} Configuration */

/**
 * @typedef {object} BuildOptions
 * @property {string} dir Folder of the package.
 * @property {string} out Folder that the files are written to.
 * @property {string} version
 * @property {boolean} [development] Readable output with source maps, not compressed. Uses React's production build, because a
 *   production shell and a development remote do not work together.
 * @property {readonly import('webpack').RuleSetRule[]} [rules] Loaders for the remote's own files.
 * @property {boolean} [refresh] With React's development build and Fast Refresh, for a remote without the shell.
 */

/** Published contracts are compiled. */
const contracts = Object.fromEntries(
  Object.entries(sharedNames.contracts === 'shared-contracts' ? contractEntries : {}).map(([name, file]) => [
    name,
    path.join(root, file),
  ]),
);

/**
 * The common part of every build.
 * @param {string} name Name of the build and its cache.
 * @param {Pick<BuildOptions, 'dir' | 'version' | 'development' | 'refresh' | 'rules'>} options
 * @param {Record<string, string>} alias
 * @returns {Configuration}
 */
function baseConfig(name, { dir, version, development = false, refresh = false, rules = [] }, alias = {}) {
  return {
    name,
    mode: refresh ? 'development' : 'production',
    context: dir,
    devtool: development && (refresh ? 'eval-cheap-module-source-map' : 'source-map'),
    performance: { hints: false },
    infrastructureLogging: { level: 'error' },
    resolve: { extensions: ['.tsx', '.ts', '.js'], alias: { ...contracts, ...alias } },
    module: {
      rules: [
        ...typescriptRules(path.basename(dir), refresh),
        ...slimRules,
        { test: /\.css$/, type: 'asset/source' },
        { include: path.join(dir, 'src'), rules: [...rules] },
      ],
    },
    plugins: [new webpack.DefinePlugin({ __VERSION__: JSON.stringify(version) })],
    // Only for `npm run dev`: storing the cache takes a quarter of a whole build, and a remote is built in two seconds without it.
    cache: development && {
      type: 'filesystem',
      cacheDirectory: path.join(cacheDir, 'webpack'),
      name: `${path.basename(dir)}-${name}-dev`,
      buildDependencies: {
        preset: [
          path.join(import.meta.dirname, 'preset.mjs'),
          import.meta.filename,
          path.join(projectOf(dir), 'package-lock.json'),
        ],
      },
    },
  };
}

/**
 * A build for browsers.
 * @param {string} name
 * @param {BuildOptions} options
 * @param {Record<string, string>} [alias]
 * @returns {Configuration}
 */
export function webConfig(name, options, alias) {
  const base = baseConfig(name, options, { ...slimLibraries(), ...alias });
  return {
    ...base,
    target: ['web', 'es2022'],
    // Libraries locate files by it; webpack's value would contain this checkout's folder and make builds irreproducible.
    plugins: [
      ...(base.plugins ?? []),
      new webpack.DefinePlugin({ 'import.meta.url': 'location.href' }),
      new StableIdsPlugin(),
    ],
    output: {
      path: options.out,
      chunkFilename: '[name].[contenthash:8].js',
      chunkLoadTimeout: 8000,
      crossOriginLoading: 'anonymous',
    },
    optimization: {
      moduleIds: options.refresh === true ? 'named' : 'deterministic',
      chunkIds: options.refresh === true ? 'named' : 'deterministic',
      minimize: options.development !== true,
      minimizer: [new MinifyPlugin()],
    },
  };
}

/**
 * A build for the HTML server: one CommonJS file that uses platform's server build. Not minified, since it is not sent over a network
 * and its stack traces must be readable.
 * @param {string} name
 * @param {BuildOptions & { entry: string, file: string, externals: Record<string, string> }} options Externals: request → name at run time.
 * @returns {Configuration}
 */
export function serverConfig(name, options) {
  const base = baseConfig(name, options);
  return {
    ...base,
    entry: options.entry,
    devtool: false,
    target: 'node20',
    output: { path: options.out, filename: options.file, library: { type: 'commonjs2' }, chunkLoading: false },
    resolve: {
      ...base.resolve,
      conditionNames: ['server', 'node', 'import', 'module', 'require', 'default'],
      mainFields: ['module', 'main'],
    },
    externalsType: 'commonjs',
    externals: options.externals,
    optimization: { splitChunks: false, minimize: false },
    plugins: [...(base.plugins ?? []), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  };
}
