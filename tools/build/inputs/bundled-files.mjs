import path from 'node:path';

/** @typedef {import('webpack').Module & { resource?: string, modules?: readonly import('webpack').Module[] }} BundledModule */

/**
 * The files in a bundle that its version does not cover: a change of them would change the bundle under the same version.
 * @param {import('webpack').Compilation} compilation
 * @param {import('./inputs.mjs').Inputs} inputs
 * @param {string} root
 * @returns {string[]} Relative to the repository.
 */
export function uncoveredFiles(compilation, { files, facts }, root) {
  const covered = new Set(files);
  const places = new Set(facts.map((fact) => fact.split(' ')[0]));
  // Module Federation writes its entry from the preset's options.
  const isGenerated = (/** @type {string} */ file) => file.includes('/node_modules/.federation/');
  const isCovered = (/** @type {string} */ file) => {
    const place = placeOf(path.relative(root, file).replaceAll(path.sep, '/'));
    return isGenerated(file) || covered.has(file) || (place !== null && places.has(place));
  };
  return [...bundledFiles(compilation)].filter((file) => !isCovered(file)).map((file) => path.relative(root, file));
}

/** The folder of an npm package, as the lock file names it. @param {string} file */
export const placeOf = (file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? null;

/**
 * Paths of all modules in the chunks; modules that webpack only parsed are not in them.
 * @param {import('webpack').Compilation} compilation
 */
export function bundledFiles({ chunks, chunkGraph }) {
  /** @type {Set<string>} */
  const files = new Set();
  /** @param {BundledModule} module */
  const add = ({ resource, modules = [] }) => {
    if (resource !== undefined && resource !== '') files.add(resource.split('?')[0] ?? resource);
    for (const inner of modules) add(inner);
  };
  for (const chunk of chunks) for (const module of chunkGraph.getChunkModulesIterable(chunk)) add(module);
  return files;
}
