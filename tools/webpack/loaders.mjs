import { createRequire } from 'node:module';
import path from 'node:path';
import { cacheDir, platformDir, sharedNames } from './workspace.mjs';

const require = createRequire(import.meta.filename);

/**
 * Stable class names, equal on the server and in the browser. The namespace is the package of the file, not of the bundle:
 * platform's sources are built by the shell and by every isolated remote.
 * @param {string} namespace
 */
const styledComponents = (namespace) =>
  /** @type {[string, Record<string, unknown>]} */ ([
    require.resolve('@swc/plugin-styled-components'),
    {
      ssr: true,
      displayName: false,
      fileName: false,
      minify: true,
      transpileTemplateLiterals: true,
      pure: true,
      namespace,
      topLevelImportPaths: ['styled-components', sharedNames.platform],
    },
  ]);

/**
 * swc's options for the source of a web package.
 * @param {string} namespace
 * @param {boolean} tsx
 * @param {boolean} [refresh]
 */
export const swcTransform = (namespace, tsx, refresh = false) => ({
  swcrc: false,
  jsc: {
    target: /** @type {const} */ ('es2022'),
    parser: { syntax: /** @type {const} */ ('typescript'), tsx },
    transform: {
      react: { runtime: /** @type {const} */ ('automatic'), development: refresh, refresh },
      verbatimModuleSyntax: true,
    },
    experimental: { cacheRoot: path.join(cacheDir, 'swc'), plugins: [styledComponents(namespace)] },
  },
});

/**
 * @param {string} namespace
 * @param {boolean} tsx
 * @param {boolean} refresh
 */
const swc = (namespace, tsx, refresh) => [
  { loader: require.resolve('./short-component-ids.cjs') },
  { loader: require.resolve('swc-loader'), options: swcTransform(namespace, tsx, refresh) },
];

/**
 * Loader rules for TypeScript of platform and of the package that is built.
 * @param {string} owner Folder name of the package.
 * @param {boolean} [refresh] For React Fast Refresh.
 * @returns {import('webpack').RuleSetRule[]}
 */
export function typescriptRules(owner, refresh = false) {
  const endpoints = {
    test: /\.contract\.[jt]s$/,
    enforce: /** @type {const} */ ('pre'),
    use: require.resolve('./pure-endpoints.cjs'),
  };
  const sources = [false, true].flatMap((tsx) => {
    const test = tsx ? /\.tsx$/ : /\.ts$/;
    return [
      { test, include: platformDir, use: swc('platform', tsx, refresh) },
      { test, exclude: platformDir, use: swc(owner, tsx, refresh) },
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
