import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPackage, root } from '../webpack/workspace.mjs';

/** @typedef {import('shared-contracts').Registry} Registry */
/** @typedef {import('shared-contracts').RemoteManifest} RemoteManifest */

/**
 * History of a remote: the version of the last build, and the versions that were live before, the newest last.
 * @typedef {{ built: string | null, before: string[] }} RemoteHistory
 */

/** @typedef {Record<string, RemoteHistory>} History */

/** @param {string} dist */
export const registryFile = (dist) => path.join(dist, 'registry.json');

/** @param {string} dist */
const historyFile = (dist) => path.join(dist, 'registry-history.json');

/**
 * @param {string} dist
 * @returns {Registry}
 */
export function readRegistry(dist) {
  return readJson(registryFile(dist)) ?? { contract: 1, remotes: [] };
}

/**
 * @param {string} dist
 * @returns {History}
 */
export function readHistory(dist) {
  return readJson(historyFile(dist)) ?? {};
}

/**
 * Writes both files atomically, since the HTML server may read them at any time.
 * @param {string} dist
 * @param {Registry} registry
 * @param {History} history
 */
export function writeRegistry(dist, registry, history) {
  mkdirSync(dist, { recursive: true });
  writeAtomically(historyFile(dist), history);
  writeAtomically(registryFile(dist), registry);
}

/**
 * Versions of every remote on disk, the newest last.
 * @param {string} dist
 * @returns {Map<string, string[]>}
 */
export function builtVersions(dist) {
  const remotes = path.join(dist, 'remotes');
  if (!existsSync(remotes)) return new Map();
  return new Map(
    readdirSync(remotes)
      .toSorted()
      .map((id) => [id, versionsIn(path.join(remotes, id))]),
  );
}

/** @param {string} dir */
function versionsIn(dir) {
  /** @param {string} version */
  const manifest = (version) => path.join(dir, version, 'remote.json');
  /** @param {string} version */
  const age = (version) => statSync(manifest(version)).mtimeMs;
  return readdirSync(dir)
    .filter((name) => !name.startsWith('.') && existsSync(manifest(name)))
    .toSorted((a, b) => age(a) - age(b));
}

/**
 * @param {string} dist
 * @param {string} id
 * @param {string} version
 * @returns {RemoteManifest}
 */
export function readManifest(dist, id, version) {
  const manifest = readJson(path.join(dist, 'remotes', id, version, 'remote.json'));
  if (manifest?.contract !== 1) throw new Error(`${id} has no version ${version} in ${dist}`);
  if (manifest.id === id && manifest.version === version) return manifest;
  throw new Error(`${id}/${version}/remote.json is of ${manifest.id} ${manifest.version}`);
}

/**
 * Version of platform that the built shell provides; without a build, that of this checkout.
 * @param {string} dist
 * @returns {string}
 */
export function providedPlatform(dist) {
  const shell = readJson(path.join(dist, 'shell/shell.json'));
  return shell?.platform ?? readPackage(path.join(root, 'platform')).version;
}

/** @param {string} file */
function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

/**
 * @param {string} file
 * @param {unknown} value
 */
function writeAtomically(file, value) {
  const draft = `${file}.${process.pid}.tmp`;
  writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`);
  renameSync(draft, file);
}
