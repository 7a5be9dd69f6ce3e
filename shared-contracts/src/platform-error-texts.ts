/** Phase of a platform error: the first digit of its code. */
export const errorPhases = {
  1: 'resolve',
  2: 'fetch',
  3: 'link',
  4: 'evaluate',
  5: 'mount and render',
  6: 'data',
  7: 'build and deploy',
} as const;
export type ErrorPhase = (typeof errorPhases)[keyof typeof errorPhases];

/**
 * Every error code of the platform, with a text for engineers. Each has a page in `docs/errors`.
 * Separate from the codes, which the start of the shell uses: only tools load the texts.
 */
export const platformErrors = {
  'TP-101': 'The registry cannot be read',
  'TP-102': 'The shell refuses the remote',
  'TP-103': 'The registry does not contain the remote',
  'TP-104': 'A fragment was used on a page that cannot load remotes',
  'TP-201': 'A file could not be fetched',
  'TP-202': 'A file of this version was deleted',
  'TP-203': 'The remote did not load in time',
  'TP-204': 'A file does not match its hash',
  'TP-301': 'The remote does not expose the module',
  'TP-302': 'The isolated remote was mounted without the services of the page',
  'TP-401': 'The code of the remote threw when it was evaluated',
  'TP-402': 'The module exports no lifecycles',
  'TP-501': 'The remote could not be mounted',
  'TP-502': 'The first render threw',
  'TP-503': 'The remote crashed after it was mounted',
  'TP-504': 'The first render differs from the HTML of the server',
  'TP-505': 'The remote could not be unmounted',
  'TP-506': 'A hook of the platform was used outside of a remote',
  'TP-507': 'An error was not caught',
  'TP-508': 'The main thread was blocked',
  'TP-509': 'The server does not render the remote',
  'TP-601': 'A remote defines an endpoint twice',
  'TP-602': 'A slice of state has a name outside of its remote',
  'TP-603': 'Data is declared without a query for it',
  'TP-701': 'The declaration of the remote is invalid',
  'TP-702': 'The set of remotes breaks a rule of the registry',
  'TP-703': 'The files of a version are refused',
  'TP-704': 'The registry was changed by another process',
  'TP-705': 'A version exceeds its budgets',
  'TP-706': 'A version contains a copy of a shared library',
} as const;

export type PlatformErrorCode = keyof typeof platformErrors;
