import { readFileSync } from 'node:fs';

/**
 * @typedef {object} LockedPackage
 * @property {string} name
 * @property {string | null} alias The name under which it is installed, if it differs.
 * @property {string} version
 * @property {string} place Its key in the lock file, for example `node_modules/a/node_modules/b`.
 */

const folder = 'node_modules/';

/**
 * The packages that a lock file (version 2 or 3) installs, without the workspaces themselves.
 * @param {string} file
 * @returns {LockedPackage[]}
 */
export function lockedPackages(file) {
  const { packages } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.entries(packages).flatMap(([place, { name, version, link }]) => {
    const start = place.lastIndexOf(folder);
    if (start === -1 || link === true || typeof version !== 'string') return [];
    const installedAs = place.slice(start + folder.length);
    const isAlias = name !== undefined && name !== installedAs;
    return [{ name: name ?? installedAs, alias: isAlias ? installedAs : null, version, place }];
  });
}
