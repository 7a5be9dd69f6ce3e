/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {string} [resolved]
 * @property {boolean} [link] A workspace; `resolved` is its folder.
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {boolean} [optional]
 * @property {boolean} [dev]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 */

/** @typedef {{ packages: Record<string, LockedPackage> }} LockFile */

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
const exact = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/**
 * The lock file with an entry for every platform's build of a native package.
 * @template {LockFile} T
 * @param {T} lock
 * @returns {{ completed: T, added: string[] }}
 */
export function completeLock(lock) {
  const packages = { ...lock.packages };
  /** @type {string[]} */
  const added = [];
  for (const [owner, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      if (!exact.test(version) || placeOf(packages, owner, name) !== undefined) continue;
      const free = packages[`node_modules/${name}`] === undefined;
      packages[free ? `node_modules/${name}` : `${owner}/node_modules/${name}`] = platformBuild(name, version, dev);
      added.push(`${name}@${version}`);
    }
  }
  const sorted = Object.fromEntries(Object.entries(packages).toSorted(([a], [b]) => a.localeCompare(b, 'en')));
  return { completed: { ...lock, packages: added.length > 0 ? sorted : lock.packages }, added };
}

/**
 * The key of a package, resolved as Node does: below the owner, then below each of its parents.
 * @param {LockFile['packages']} packages
 * @param {string} owner
 * @param {string} name
 * @returns {string | undefined}
 */
export function placeOf(packages, owner, name) {
  for (let at = owner; ; at = parentOf(at)) {
    const place = `${at}${at === '' ? '' : '/'}node_modules/${name}`;
    if (packages[place] !== undefined) return place;
    if (at === '') return undefined;
  }
}

/**
 * `a/node_modules/b` → `a`; the root for a workspace or a top-level package.
 * @param {string} at
 */
function parentOf(at) {
  const cut = at.lastIndexOf('/node_modules/');
  return cut === -1 ? '' : at.slice(0, cut);
}

/**
 * Derives platform and architecture from the package's name, without the registry.
 * @param {string} name
 * @param {string} version
 * @param {boolean | undefined} dev
 * @returns {LockedPackage}
 */
function platformBuild(name, version, dev) {
  const words = name.split(/[/\-.]/);
  const os = words.includes('windows') ? ['win32'] : systems.filter((system) => words.includes(system));
  const cpu = processors.filter((processor) => words.includes(processor));
  const libc = libcOf(words, os);
  return {
    version,
    ...(cpu.length > 0 ? { cpu } : {}),
    ...(dev === true ? { dev } : {}),
    ...(libc.length > 0 ? { libc } : {}),
    optional: true,
    ...(os.length > 0 ? { os } : {}),
  };
}

/**
 * @param {string[]} words
 * @param {string[]} os
 */
function libcOf(words, os) {
  if (!os.includes('linux')) return [];
  if (words.includes('musl')) return ['musl'];
  return words.includes('gnu') ? ['glibc'] : [];
}
