import path from 'node:path';
import { isReact, providedByPlatform } from '../webpack/shared-modules.mjs';
import { readPackage, root } from '../webpack/workspace.mjs';
import { bundledFiles, placeOf } from './inputs/bundled-files.mjs';

/**
 * Copies of shared libraries in the bundle of a remote that is not isolated: a second React breaks the page. They are recognized by
 * the name in their package.json, so also under an alias (`npm:react@19.2.0`) and as a dependency of another library.
 * @param {import('webpack').Compilation} compilation
 * @returns {string[]}
 */
export function sharedCopies(compilation) {
  const files = [...bundledFiles(compilation)].filter((file) => !file.includes('/node_modules/.federation/'));
  const folders = new Set(files.flatMap((file) => placeOf(file) ?? []));
  return [...folders].flatMap((folder) => {
    const { name, version } = readPackage(folder);
    if (!isReact(name) && !providedByPlatform.includes(name)) return [];
    return [`${name} ${version} (${path.relative(root, folder)}): import it from platform, or isolate the remote`];
  });
}
