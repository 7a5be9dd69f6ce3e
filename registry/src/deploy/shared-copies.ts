/**
 * Names that minified builds of the libraries keep. The preset compares packages; this also finds copies in files that were built
 * otherwise. React: of version 19, of versions 17 and 18.
 */
const signatures: readonly [library: string, names: readonly string[]][] = [
  ['React', ['__CLIENT_INTERNALS_DO_NOT_USE', 'ReactCurrentBatchConfig']],
  ['React DOM', ['__DOM_INTERNALS_DO_NOT_USE']],
  ['styled-components', ['data-styled-version']],
  ['React Router', ['__reactRouter']],
];

/** Libraries of the shared platform that a script contains a copy of. */
export function sharedCopies(script: string): string[] {
  return signatures.filter(([, names]) => names.some((name) => script.includes(name))).map(([library]) => library);
}
