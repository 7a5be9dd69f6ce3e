/**
 * Names that minified builds of the libraries keep. The preset compares packages; this also finds copies in files that were built
 * otherwise. React: of version 19, of versions 17 and 18.
 */
const signatures: Readonly<Record<string, readonly string[]>> = {
  react: ['__CLIENT_INTERNALS_DO_NOT_USE', 'ReactCurrentBatchConfig'],
  'react-dom': ['__DOM_INTERNALS_DO_NOT_USE'],
  'styled-components': ['data-styled-version'],
  'react-router': ['__reactRouter'],
  redux: ['@@redux/'],
  'react-redux': ['react-redux-context'],
  '@reduxjs/toolkit': ['rtk-state-proxy-original'],
  i18next: ['i18next/PATH_KEY'],
  'react-i18next': ['NO_I18NEXT_INSTANCE'],
  formik: ['FormikContext'],
  yup: ['__isYupSchema__'],
};

/** Libraries of the shared platform that a script contains a copy of. */
export function sharedCopies(script: string): string[] {
  return Object.entries(signatures)
    .filter(([, names]) => names.some((name) => script.includes(name)))
    .map(([library]) => library);
}
