import { readFileSync } from 'node:fs';
import path from 'node:path';
import { budgets, builtShellFolder, builtVersions, gzippedBytes, readShell, sizesOf } from 'registry';

/** @typedef {import('registry').Measured} Measured */

/**
 * Sizes of the shell and of every remote of the last build. An isolated remote contains its own libraries, so only its entry counts.
 * @param {string} dist
 * @returns {Measured[]}
 */
export function measure(dist) {
  const folder = builtShellFolder(dist);
  const shell = gzippedBytes(folder, [readShell(folder)?.script ?? '']);
  const remotes = [...builtVersions(dist)].flatMap(([id, versions]) => {
    const version = path.join(dist, 'remotes', id, versions.at(-1) ?? '');
    const { entry, parts } = sizesOf(version, JSON.parse(readFileSync(path.join(version, 'remote.json'), 'utf8')));
    return [entry, ...parts];
  });
  return [{ name: 'shell', bytes: shell, limit: budgets.shell }, ...remotes];
}

/** @param {number} bytes */
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;

/**
 * The exceeded ones, in words.
 * @param {readonly Measured[]} measured
 */
export const inWords = (measured) =>
  measured
    .filter(({ bytes, limit }) => bytes > limit)
    .map(({ name, bytes, limit }) => `${name} is ${kilobytes(bytes)} after gzip, its budget is ${kilobytes(limit)}`);
