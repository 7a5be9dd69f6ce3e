/** Contracts are compiled from source into every bundle that uses them. Module → file of the repository. */
export const contractEntries = {
  'shared-contracts$': 'shared-contracts/src/index.ts',
  'shared-contracts/gazetteer$': 'shared-contracts/src/gazetteer/index.ts',
  'shared-contracts/gazetteer/map$': 'shared-contracts/src/gazetteer/map.ts',
  'shared-contracts/gazetteer/municipality-of$': 'shared-contracts/src/gazetteer/municipality-of.ts',
  'shared-contracts/schemas$': 'shared-contracts/src/schemas/index.ts',
};

/** Entries of platform that the shell shares with federated remotes and loads on demand. */
export const lazyEntries = ['platform/forms', 'platform/controls', 'platform/tables', 'platform/files'];

/** Libraries that browser code imports from platform only: a second copy of a shared library breaks the page. */
export const providedByPlatform = [
  'react-router',
  'react-router-dom',
  'styled-components',
  'redux',
  '@reduxjs/toolkit',
  'react-redux',
  'i18next',
  'react-i18next',
  'formik',
  'yup',
];

/** Names of the shared packages outside of this repository. */
export const publishedNames = { platform: '@trampolim/platform', contracts: '@trampolim/contracts' };

/**
 * A module of platform as the shell shares it: `@trampolim/platform/forms` → `platform/forms`.
 * @param {string} request
 */
export const toShared = (request) => request.replace(/^@trampolim\/(?=platform(?:\/|$))/, '');

/** @param {string} request */
export const isReact = (request) => /^react(-dom)?(\/|$)/.test(request);

/**
 * Whether a federated remote gets a module from the shell.
 * @param {string} request
 */
export const isShared = (request) => isReact(request) || ['platform', ...lazyEntries].includes(toShared(request));

/**
 * The packages of an isolated remote's React.
 * @typedef {{ react: string, dom: string }} IsolatedReact
 */

/** @type {IsolatedReact} */
export const ownReact = { react: 'react-isolated', dom: 'react-dom-isolated' };
