import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setProblems } from 'registry';
import { digest } from '../webpack/digest.mjs';
import { builtVersions, providedPlatform, readHistory, readManifest, readRegistry, writeRegistry } from './files.mjs';
import { composePointers, rollbackPointer, usePointer } from './pointers.mjs';

/** @typedef {import('shared-contracts').Registry} Registry */
/** @typedef {import('./pointers.mjs').Pointers} Pointers */
/** @typedef {import('./files.mjs').History} History */

/**
 * Writes the registry from the versions on disk.
 * @param {string} dist
 * @param {Pointers} [built] Versions of a build; new ones become live.
 * @returns {Registry}
 */
export function composeRegistry(dist, built = {}) {
  const known = { onDisk: builtVersions(dist), live: livePointers(dist), history: readHistory(dist), built };
  return publish(dist, composePointers(known));
}

/**
 * Makes one version live.
 * @param {string} dist
 * @param {string} id
 * @param {string} version
 */
export function useVersion(dist, id, version) {
  return publish(dist, usePointer(livePointers(dist), readHistory(dist), id, version));
}

/**
 * @param {string} dist
 * @param {string} id
 */
export function rollback(dist, id) {
  return publish(dist, rollbackPointer(livePointers(dist), readHistory(dist), id));
}

/**
 * Every remote with its versions; the live one is marked.
 * @param {string} dist
 */
export function listVersions(dist) {
  const live = livePointers(dist);
  return [...builtVersions(dist)].flatMap(([id, versions]) =>
    versions.map((version) => ({ id, version, live: live[id] === version })),
  );
}

/**
 * Problems of the current registry: rules that a write would have refused, and files that were deleted or changed.
 * @param {string} dist
 * @returns {string[]}
 */
export function checkRegistry(dist) {
  const { remotes } = readRegistry(dist);
  return [...setProblems(remotes, providedPlatform(dist)), ...remotes.flatMap((remote) => fileProblems(dist, remote))];
}

/**
 * @param {string} dist
 * @returns {Pointers}
 */
export function livePointers(dist) {
  return Object.fromEntries(readRegistry(dist).remotes.map(({ id, version }) => [id, version]));
}

/**
 * @param {string} dist
 * @param {{ live: Pointers, history: History }} next
 */
function publish(dist, { live, history }) {
  const remotes = Object.entries(live).map(([id, version]) => ({
    ...readManifest(dist, id, version),
    base: `/remotes/${id}/${version}/`,
  }));
  const problems = setProblems(remotes, providedPlatform(dist));
  if (problems.length > 0) throw new Error(['The registry was not changed:', ...problems].join('\n  - '));
  /** @type {Registry} */
  const registry = { contract: 1, remotes };
  writeRegistry(dist, registry, history);
  return registry;
}

/**
 * @param {string} dist
 * @param {import('shared-contracts').RegisteredRemote} remote
 */
function fileProblems(dist, { id, version, integrity, server }) {
  const expected = server === null ? integrity : { ...integrity, [server.file]: server.integrity };
  return Object.entries(expected).flatMap(([file, hash]) => {
    const full = path.join(dist, 'remotes', id, version, file);
    if (!existsSync(full)) return [`${id}: ${version}/${file} does not exist`];
    return digest(readFileSync(full)) === hash ? [] : [`${id}: ${version}/${file} differs from the built file`];
  });
}
