import en from './i18n/en.json';
import pt from './i18n/pt.json';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    comparison: typeof pt;
  }
}

export const namespace = 'comparison';

export const texts = { pt, en };
