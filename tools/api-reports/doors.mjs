/** The doors with an API report: what remotes import. `platform/shell` and `platform/server` are for the shell only. */

/**
 * @typedef {object} Door
 * @property {string} name What a remote imports.
 * @property {string} report File name of the report, without its extension.
 * @property {string} source Entry, relative to the repository.
 * @property {string} content One line for the index of the reference.
 * @property {boolean} [isDocumentedByContracts] Its exports are hooks that are generated from endpoints, whose docstrings are in the contracts.
 */

/** @param {string} entry @param {string} content @returns {Door} */
const platformDoor = (entry, content) => ({
  name: `platform/${entry}`,
  report: `platform-${entry}`,
  source: `platform/src/${entry}.ts`,
  content,
});

/** @type {readonly Door[]} */
export const doors = [
  {
    name: 'platform',
    report: 'platform',
    source: 'platform/src/index.ts',
    content: 'Hooks, services, UI kit, `createRemote`, fragments; one copy per page',
  },
  platformDoor('forms', 'Forms, their fields and errors; shared, loaded on demand'),
  platformDoor('controls', 'Menus and tabs; shared, loaded on demand'),
  platformDoor('tables', 'Tables; shared, loaded on demand'),
  platformDoor('files', 'Selecting, checking, sending and previewing PDF files; shared, loaded on demand'),
  platformDoor('jobs', 'Job rows, marks, pay, search fields; compiled into each remote'),
  platformDoor('filters', 'Lists with filters; compiled into each remote'),
  {
    ...platformDoor(
      'queries',
      "Hooks of the contracts' GET endpoints, which are documented there; compiled into each remote",
    ),
    isDocumentedByContracts: true,
  },
  platformDoor('tiles', 'Tile patterns and pictures; compiled into each remote'),
  platformDoor('undo', 'Undo of a change in its toast; compiled into each remote'),
  platformDoor('lifecycles', 'Remotes of any framework; compiled into each remote'),
  platformDoor('narrow', 'The entry of isolated remotes, which bundle it'),
  platformDoor('testing', 'The fake platform, for tests'),
  {
    name: 'shared-contracts (remote)',
    report: 'remote-contract',
    source: 'shared-contracts/src/remote.contract.ts',
    content: 'The contract between shell and remote: manifest, registry, `defineRemote`',
  },
];
