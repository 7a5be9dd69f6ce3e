import { createInstance, type i18n as I18n } from 'i18next';
import type { Language, Texts } from 'shared-contracts';
import en from '../../i18n/en.json';
import pt from '../../i18n/pt.json';

/** Namespace of the UI kit's texts. A remote's texts use its id as namespace. */
export const commonNamespace = 'common';

/**
 * Creates an i18next instance for a page, or on the server for a language. It is passed by a provider instead of a global,
 * because the server renders both languages concurrently.
 */
export function createI18n(language: Language): I18n {
  const i18n = createInstance();
  void i18n.init({
    lng: language,
    fallbackLng: ['pt', 'en'].filter((other) => other !== language),
    initAsync: false,
    interpolation: { escapeValue: false },
    resources: { pt: { [commonNamespace]: pt }, en: { [commonNamespace]: en } },
    defaultNS: commonNamespace,
    react: { useSuspense: false },
  });
  return i18n;
}

/** Adds a remote's texts. Must be called before its first render, otherwise keys would be shown. */
export function addTexts(i18n: I18n, namespace: string, texts: Readonly<Record<Language, Texts>>): void {
  for (const [language, bundle] of Object.entries(texts)) i18n.addResourceBundle(language, namespace, bundle);
}
