import { createTexts } from '../create-texts';
import en from './i18n/en.json';
import pt from './i18n/pt.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'save-job': typeof pt;
  }
}

/** Texts of the saved list's buttons. */
export const useSaveTexts = createTexts('save-job', { pt, en });
