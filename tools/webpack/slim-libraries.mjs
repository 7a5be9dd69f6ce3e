import { createRequire } from 'node:module';
import path from 'node:path';
import { installedPackage, root } from './workspace.mjs';

const require = createRequire(import.meta.filename);
const platform = path.join(root, 'platform');

/** Loader rules that make a library's unused parts ones that can be left out. */
export const slimRules = [
  { test: /react-router\/dist\/production\/(?:lib\/)?[\w.-]+\.mjs$/, use: require.resolve('./pure-router.cjs') },
  { test: /i18next\/dist\/esm\/i18next\.js$/, use: require.resolve('./quiet-i18n.cjs') },
  { test: /runtime-core\/dist\/utils\/preload\.js$/, use: require.resolve('./no-preloading.cjs') },
  { test: /runtime-core\/dist\/plugins\/snapshot\/SnapshotHandler\.js$/, use: require.resolve('./no-snapshots.cjs') },
  {
    test: /dist\/query\/(?:react\/rtk-query-react|rtk-query)\.modern\.mjs$/,
    use: require.resolve('./slim-rtk-query.cjs'),
  },
  { test: /single-spa\/lib\/es2015\/esm\/single-spa\.min\.js$/, use: require.resolve('./slim-single-spa.cjs') },
];

/**
 * Libraries without the parts that a page of ours never runs; what each alias saves is after gzip.
 * @returns {Record<string, string>}
 */
export function slimLibraries() {
  return { ...productionRouter(), ...nativeStore(), ...noPrefixes() };
}

/**
 * React Router's package names only its development build, whose warnings no person reads (1 KB).
 * @returns {Record<string, string>}
 */
function productionRouter() {
  const dom = installedPackage(platform, 'react-router-dom');
  const production = path.join(installedPackage(dom, 'react-router'), 'dist/production');
  return {
    'react-router$': path.join(production, 'index.mjs'),
    'react-router/dom$': path.join(production, 'dom-export.mjs'),
  };
}

/**
 * The shim of a hook that React has had since its version 18 (0.4 KB).
 * @returns {Record<string, string>}
 */
const nativeStore = () => ({ 'use-sync-external-store/shim$': 'react' });

/**
 * styled-components carries stylis' vendor prefixes and writes them only where it is told to; our browsers need none (1 KB).
 * @returns {Record<string, string>}
 */
function noPrefixes() {
  const styled = createRequire(path.join(installedPackage(platform, 'styled-components'), 'package.json'));
  const prefixer = path.join(path.dirname(styled.resolve('stylis/package.json')), 'src/Prefixer.js');
  return { [prefixer]: require.resolve('./no-prefixes.js') };
}
