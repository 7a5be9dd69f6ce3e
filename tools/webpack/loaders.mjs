import { createRequire } from 'node:module';
import path from 'node:path';
import { cacheDir, root } from './workspace.mjs';

const require = createRequire(import.meta.filename);
const platformSources = path.join(root, 'platform');

/**
 * Stable class names, equal on the server and in the browser. The namespace is the package of the file, not of the bundle:
 * platform's sources are built by the shell and by every isolated remote.
 * @param {string} namespace
 */
const styledComponents = (namespace) => [
  require.resolve('@swc/plugin-styled-components'),
  {
    ssr: true,
    displayName: false,
    fileName: false,
    minify: true,
    transpileTemplateLiterals: true,
    pure: true,
    namespace,
    topLevelImportPaths: ['styled-components', 'platform'],
  },
];

/**
 * @param {string} namespace
 * @param {boolean} tsx
 * @param {boolean} refresh
 */
const swc = (namespace, tsx, refresh) => ({
  loader: require.resolve('swc-loader'),
  options: {
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx },
      transform: { react: { runtime: 'automatic', development: refresh, refresh }, verbatimModuleSyntax: true },
      experimental: { cacheRoot: path.join(cacheDir, 'swc'), plugins: [styledComponents(namespace)] },
    },
  },
});

/**
 * Loader rules for TypeScript of platform and of the package that is built.
 * @param {string} owner Folder name of the package.
 * @param {boolean} [refresh] For React Fast Refresh.
 * @returns {import('webpack').RuleSetRule[]}
 */
export function typescriptRules(owner, refresh = false) {
  const endpoints = {
    test: /\.contract\.ts$/,
    enforce: /** @type {const} */ ('pre'),
    use: require.resolve('./pure-endpoints.cjs'),
  };
  const sources = [false, true].flatMap((tsx) => {
    const test = tsx ? /\.tsx$/ : /\.ts$/;
    return [
      { test, include: platformSources, use: swc('platform', tsx, refresh) },
      { test, exclude: platformSources, use: swc(owner, tsx, refresh) },
    ];
  });
  // The same paths as in generated-modules.mjs, which reads all sources of the kit: only builds of the shell load it.
  const generated = {
    test: /[\\/](?:kit[\\/]kit-data|teams[\\/]docs-data)\.ts$/,
    enforce: /** @type {const} */ ('post'),
    use: require.resolve('./generated-loader.cjs'),
  };
  return [endpoints, ...sources, generated];
}
