/** @typedef {import('./files.mjs').History} History */
/** @typedef {Record<string, string>} Pointers Remote → the version that is live. */

/**
 * The live versions after a build: a new version, else the version that was live, else the newest. A build that produces the same
 * version again changes nothing, so a rollback remains in effect.
 * @param {object} known
 * @param {Map<string, string[]>} known.onDisk Versions of each remote, the newest last.
 * @param {Pointers} known.live
 * @param {History} known.history
 * @param {Pointers} known.built Versions of the last build.
 * @returns {{ live: Pointers, history: History }}
 */
export function composePointers({ onDisk, live, history, built }) {
  /** @type {Pointers} */
  const next = {};
  /** @type {History} */
  const nextHistory = {};
  for (const [id, versions] of onDisk) {
    const known = history[id] ?? { built: null, before: [] };
    const made = built[id];
    const before = live[id];
    const isNew = made !== undefined && made !== known.built;
    const chosen = [isNew ? made : undefined, before, versions.at(-1)].find(
      (version) => version !== undefined && versions.includes(version),
    );
    if (chosen === undefined) continue;
    next[id] = chosen;
    nextHistory[id] = {
      built: made ?? known.built,
      before: appendVersion(known.before, before, chosen).filter((version) => versions.includes(version)),
    };
  }
  return { live: next, history: nextHistory };
}

/**
 * @param {Pointers} live
 * @param {History} history
 * @param {string} id
 * @param {string} version
 * @returns {{ live: Pointers, history: History }}
 */
export function usePointer(live, history, id, version) {
  const known = history[id] ?? { built: null, before: [] };
  const before = appendVersion(known.before, live[id], version);
  return { live: { ...live, [id]: version }, history: { ...history, [id]: { ...known, before } } };
}

/**
 * Makes the previous live version live again; a second rollback goes back one more.
 * @param {Pointers} live
 * @param {History} history
 * @param {string} id
 * @returns {{ live: Pointers, history: History }}
 */
export function rollbackPointer(live, history, id) {
  const known = history[id];
  const version = known?.before.at(-1);
  if (known === undefined || version === undefined) throw new Error(`No version of ${id} was live before`);
  return {
    live: { ...live, [id]: version },
    history: { ...history, [id]: { ...known, before: known.before.slice(0, -1) } },
  };
}

/**
 * @param {string[]} before
 * @param {string | undefined} was
 * @param {string} is
 */
function appendVersion(before, was, is) {
  return was === undefined || was === is ? before : [...before, was];
}
