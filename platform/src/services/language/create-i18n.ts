import { createInstance, type i18n as I18n } from 'i18next';
import type { Language, Texts } from 'shared-contracts';
import en from '../../i18n/en.json';
import pt from '../../i18n/pt.json';

/** Texts of the UI kit, in every remote's reach. A remote's own texts stand in the namespace of its id. */
export const commonNamespace = 'common';

/**
 * One i18next instance: for a page, or on the server for a language. It is handed down by a provider; nothing global is
 * set, because a server speaks both languages at once.
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

/** Adds a remote's texts; done before its first render, or the first paint would show keys. */
export function addTexts(i18n: I18n, namespace: string, texts: Readonly<Record<Language, Texts>>): void {
  for (const [language, bundle] of Object.entries(texts)) i18n.addResourceBundle(language, namespace, bundle);
}
