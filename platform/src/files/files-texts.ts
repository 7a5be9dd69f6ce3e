import en from './i18n/en.json';
import pt from './i18n/pt.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    files: typeof pt;
  }
}

/** Namespace of the texts of `platform/files`, which are loaded with it. */
export const filesNamespace = 'files';

export const filesTexts = { pt, en };
