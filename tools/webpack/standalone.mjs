import path from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import { webConfig } from './base.mjs';
import { appModule, exposedModules, isolatedReactAlias } from './sharing.mjs';
import { sharedNames } from './workspace.mjs';

/** Where the development server has its own pages and files; no remote can own these addresses. */
export const standalonePath = '/__dev/';
export const standaloneFiles = `${standalonePath}files/`;

/** Responses of a running site, in the remote's folder. */
export const recordedFile = 'src/testing/recorded/answers.json';

/**
 * A remote without the shell, for `npm run dev -- --alone`: one bundle with platform and React's development build, which keeps the
 * state of changed components. An isolated remote has its own React here too.
 * @param {import('shared-contracts').RemoteDeclaration} declaration
 * @param {Pick<import('./base.mjs').BuildOptions, 'dir' | 'rules'> & { files: import('webpack').WebpackPluginInstance }} build `files` emits
 *   stylesheet and fonts.
 * @returns {import('webpack').Configuration}
 */
export function standaloneConfig(declaration, { dir, rules = [], files }) {
  const options = { dir, rules, out: path.join(dir, 'dist'), version: 'standalone', development: true, refresh: true };
  const base = webConfig('standalone', options, declaration.isolation && isolatedReactAlias(dir));
  const { app: _app, ...fragments } = exposedModules(declaration);
  const loader = path.join(import.meta.dirname, 'standalone-entry.cjs');
  const rule = {
    resourceQuery: /^\?standalone-entry$/,
    loader,
    options: { fragments, recorded: recordedFile, platform: sharedNames.platform },
  };
  return {
    ...base,
    entry: { standalone: `${appModule}?standalone-entry` },
    output: { ...base.output, filename: '[name].js', chunkFilename: '[name].js', publicPath: standaloneFiles },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), rule], unsafeCache: isOutside(dir) },
    // With `unsafeCache` a rebuild takes two thirds of the time.
    experiments: { cacheUnaffected: true },
    // Without it the bundle would contain Testing Library, which `platform/testing` exports too.
    optimization: { ...base.optimization, splitChunks: false, sideEffects: true },
    plugins: [...(base.plugins ?? []), new ReactRefreshPlugin({ overlay: false }), files],
  };
}

/**
 * Modules whose imports are not resolved again at each change: all but the remote's own.
 * @param {string} dir
 * @returns {(module: import('webpack').Module) => boolean}
 */
const isOutside = (dir) => (module) => !module.nameForCondition()?.startsWith(dir + path.sep);
