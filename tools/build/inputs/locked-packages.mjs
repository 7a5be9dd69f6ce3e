import { placeOf } from '../lock-file.mjs';

/** @typedef {import('../lock-file.mjs').LockFile} LockFile */

/**
 * The packages that code of a folder installs for some of its dependencies, with theirs, as lines of place, version and hash.
 * Other packages of the lock file have no influence.
 * @param {LockFile['packages']} packages
 * @param {string} folder Relative to the lock file.
 * @param {Iterable<string>} names
 * @param {ReadonlySet<string>} [provided] Packages that are replaced or provided at run time.
 * @returns {Set<string>}
 */
export function lockedClosure(packages, folder, names, provided = new Set()) {
  /** @type {Map<string, string>} */
  const found = new Map();
  /** @param {string} owner @param {string} name @param {boolean} isOptional */
  const add = (owner, name, isOptional) => {
    if (provided.has(name)) return;
    const place = placeOf(packages, owner, name);
    if (place === undefined && isOptional) return;
    if (place === undefined) throw new Error(`The lock file has no ${name} for ${owner}`);
    if (found.has(place)) return;
    const { version, integrity, resolved = '', link, ...entry } = packages[place] ?? {};
    // A workspace is not installed; only what it depends on is.
    found.set(place, link === true ? '' : `${place} ${version} ${integrity ?? ''}`);
    const at = link === true ? resolved : place;
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = packages[at] ?? entry;
    for (const dependency of Object.keys(dependencies)) add(at, dependency, dependency in optionalDependencies);
    for (const dependency of Object.keys({ ...optionalDependencies, ...peerDependencies })) add(at, dependency, true);
  };
  for (const name of names) add(folder, name, false);
  return new Set([...found.values()].filter((line) => line !== ''));
}
