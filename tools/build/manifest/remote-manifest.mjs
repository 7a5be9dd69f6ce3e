import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../../webpack/digest.mjs';
import { containerName, exposedModules } from '../../webpack/sharing.mjs';
import { outsideTexts } from './texts.mjs';

/** @typedef {import('webpack').Compilation} Compilation */
/** @typedef {import('shared-contracts').RemoteManifest} RemoteManifest */

/**
 * `remote.json` of a built version, from the declaration and the files in `dir`.
 * @param {object} build
 * @param {import('shared-contracts').RemoteDeclaration} build.declaration
 * @param {string} build.version
 * @param {string} build.dir Folder of the files.
 * @param {Compilation} build.compilation Compilation for browsers.
 * @param {string | null} build.serverFile
 * @returns {RemoteManifest}
 */
export function remoteManifest({ declaration, version, dir, compilation, serverFile }) {
  /** @param {string} file */
  const hashOf = (file) => digest(readFileSync(path.join(dir, file)));
  const names = Object.keys(exposedModules(declaration));
  return {
    contract: 1,
    id: declaration.id,
    name: containerName(declaration.id),
    version,
    platform: declaration.platform,
    ...(declaration.owner && { owner: declaration.owner }),
    routes: declaration.routes,
    fragments: outsideFragments(declaration),
    nav: declaration.nav ?? [],
    texts: outsideTexts(declaration),
    isolation: declaration.isolation ?? null,
    entry: 'remoteEntry.js',
    exposes: Object.fromEntries(names.map((name) => [name, groupFiles(compilation, `expose-${name}`)])),
    chunks: Object.fromEntries(routeChunks(declaration).map((name) => [name, groupFiles(compilation, name)])),
    integrity: Object.fromEntries(emittedScripts(compilation).map((file) => [file, hashOf(file)])),
    server: serverFile === null ? null : { file: serverFile, integrity: hashOf(serverFile) },
  };
}

/** @param {import('shared-contracts').RemoteDeclaration} declaration */
export const routeChunks = ({ routes }) => routes.flatMap(({ chunk }) => (chunk === undefined ? [] : [chunk]));

/**
 * The fragments without their module, for the pages that embed them.
 * @param {import('shared-contracts').RemoteDeclaration} declaration
 * @returns {RemoteManifest['fragments']}
 */
function outsideFragments({ fragments = {} }) {
  return Object.fromEntries(Object.entries(fragments).map(([name, { module: _, ...fragment }]) => [name, fragment]));
}

/**
 * @param {string} dir
 * @param {RemoteManifest} manifest
 */
export function writeRemoteManifest(dir, manifest) {
  writeFileSync(path.join(dir, 'remote.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}

/** @param {Compilation} compilation */
export function emittedScripts(compilation) {
  return compilation
    .getAssets()
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.js'))
    .toSorted();
}

/**
 * @param {Compilation} compilation
 * @param {string} name
 */
function groupFiles(compilation, name) {
  const group = compilation.namedChunkGroups.get(name);
  if (group === undefined) throw new Error(`The build has no chunks for ${name}`);
  return group.getFiles().filter((file) => file.endsWith('.js'));
}
