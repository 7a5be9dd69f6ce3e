import { createRequire } from 'node:module';
import path from 'node:path';
import { installedPackage, platformDir } from './workspace.mjs';

const require = createRequire(import.meta.filename);

/** @type {{ files: string[] }} */
const federation = require('./slim-federation.cjs');

/** Loader rules that make unused parts of libraries removable. */
export const slimRules = [
  { test: /react-router\/dist\/production\/(?:lib\/)?[\w.-]+\.mjs$/, use: require.resolve('./pure-router.cjs') },
  { test: /i18next\/dist\/esm\/i18next\.js$/, use: require.resolve('./quiet-i18n.cjs') },
  {
    test: new RegExp(`/@module-federation/(?:${federation.files.join('|')})$`),
    use: require.resolve('./slim-federation.cjs'),
  },
  { test: /runtime-core\/dist\/utils\/preload\.js$/, use: require.resolve('./no-preloading.cjs') },
  { test: /runtime-core\/dist\/plugins\/snapshot\/SnapshotHandler\.js$/, use: require.resolve('./no-snapshots.cjs') },
  {
    test: /dist\/query\/(?:react\/rtk-query-react|rtk-query)\.modern\.mjs$/,
    use: require.resolve('./slim-rtk-query.cjs'),
  },
  { test: /single-spa\/lib\/es2015\/esm\/single-spa\.min\.js$/, use: require.resolve('./slim-single-spa.cjs') },
];

/**
 * Replacements of library parts that the pages never run; sizes are after gzip.
 * @returns {Record<string, string>}
 */
export function slimLibraries() {
  return { ...productionRouter(), ...nativeStore(), ...noPrefixes(), ...slimSemver() };
}

/**
 * React Router's package exports only its development build, with warnings for developers (1 KB).
 * @returns {Record<string, string>}
 */
function productionRouter() {
  const dom = installedPackage(platformDir, 'react-router-dom');
  const production = path.join(installedPackage(dom, 'react-router'), 'dist/production');
  return {
    'react-router$': path.join(production, 'index.mjs'),
    'react-router/dom$': path.join(production, 'dom-export.mjs'),
  };
}

/**
 * The shim of a hook that React has since version 18 (0.4 KB).
 * @returns {Record<string, string>}
 */
const nativeStore = () => ({ 'use-sync-external-store/shim$': 'react' });

/**
 * styled-components contains stylis' vendor prefixes, which are off by default and unnecessary for the supported browsers (1 KB).
 * @returns {Record<string, string>}
 */
function noPrefixes() {
  const styled = createRequire(path.join(installedPackage(platformDir, 'styled-components'), 'package.json'));
  const prefixer = path.join(path.dirname(styled.resolve('stylis/package.json')), 'src/Prefixer.js');
  return { [prefixer]: require.resolve('./no-prefixes.js') };
}

/**
 * Ranges of all forms of npm, of which shared modules use two (1 KB).
 * @returns {Record<string, string>}
 */
function slimSemver() {
  const enhanced = createRequire(require.resolve('@module-federation/enhanced/webpack'));
  const runtime = createRequire(enhanced.resolve('@module-federation/runtime'));
  const core = path.dirname(runtime.resolve('@module-federation/runtime-core'));
  return { [path.join(core, 'utils/semver/index.js')]: require.resolve('./slim-semver.js') };
}
