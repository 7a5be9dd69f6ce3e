import {
  createInstance,
  type DefaultNamespace,
  type i18n as I18n,
  type Namespace as Namespaces,
  type ParseKeys,
  type ResourceNamespaceMap,
  type TOptions,
} from 'i18next';
import { isOneOf, languages, type Language, type Texts } from 'shared-contracts';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import en from '../i18n/en.json';
import pt from '../i18n/pt.json';
import { afterHydration } from './hydration';
import { createPageStorage } from './page-storage';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    strictKeyChecks: true;
  }
  interface TFunction<Ns extends Namespaces = DefaultNamespace, KPrefix = undefined> {
    /** Keys that are only known at run time, with the text for those that do not exist. */
    <const Key extends string>(key: Key & RuntimeKey<Key>, options: TOptions & { defaultValue: string }): string;
  }
  interface ResourceNamespaceMap {
    common: typeof pt;
  }
}

/**
 * `never` for a literal, which is checked as a key. A pattern (`numbers.${number}`) and a union of literals remain: parts of them may
 * have no text.
 */
type RuntimeKey<Key extends string, Each = Key> =
  Partial<Record<Key, unknown>> extends Record<Key, unknown>
    ? Key
    : Each extends Key
      ? [Key] extends [Each]
        ? never
        : Key
      : never;

/** A namespace of texts. Its owner declares it with the type of its `pt.json` (`ResourceNamespaceMap` of i18next). */
export type TextNamespace = keyof ResourceNamespaceMap;

/** A key that `t` of the namespace accepts. */
export type TextKey<Namespace extends TextNamespace> = ParseKeys<Namespace>;

/** The rest of the keys that begin with a prefix: `TextName<'mfe-jobs', 'breadcrumbs'>` is `'home' | 'jobs'`. */
export type TextName<Namespace extends TextNamespace, Prefix extends string> =
  TextKey<Namespace> extends infer Key ? (Key extends `${Prefix}.${infer Name}` ? Name : never) : never;

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

/** Name of the local storage entry and of the cookie. */
export const languageKey = 'i18next';
const languageParameter = 'lng';

const yearInSeconds = 31_536_000;

export interface LanguageService {
  readonly get: () => Language;
  /** Stores the language immediately and applies it after all hydrations. */
  readonly set: (language: Language) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Called after hydration. Applies a language that is only in local storage. The server has already applied the cookie and
   * the `lng` parameter.
   */
  readonly settle: () => void;
}

/** Returns null for anything but a supported language. */
function asLanguage(value: string | null | undefined): Language | null {
  return isOneOf(languages, value) ? value : null;
}

export function createLanguageService(i18n: I18n, page: Window): LanguageService {
  const get = () => asLanguage(i18n.language) ?? 'pt';
  const storage = createPageStorage('localStorage', page);
  const secure = page.location.protocol === 'https:' ? '; secure' : '';
  const storeLanguage = (language: Language) => {
    storage.set(languageKey, language);
    page.document.cookie = `${languageKey}=${language}; path=/; max-age=${yearInSeconds}; samesite=lax${secure}`;
    page.document.documentElement.lang = language;
  };
  const set = (language: Language) => {
    storeLanguage(language);
    afterHydration(() => void i18n.changeLanguage(language));
  };
  return {
    get,
    set,
    subscribe(listener) {
      i18n.on('languageChanged', listener);
      return () => i18n.off('languageChanged', listener);
    },
    settle() {
      const requested = asLanguage(new URLSearchParams(page.location.search).get(languageParameter));
      const stored = asLanguage(storage.get(languageKey));
      if (requested !== null) set(requested);
      else if (stored !== null && stored !== get()) set(stored);
    },
  };
}

/**
 * Wraps a lazily loaded component with texts of the same chunk, which are added to the remote's namespace before the first
 * render. Their top-level keys must not be in the remote's texts, which they would replace.
 */
export function withTexts<Props extends object, Own extends Texts>(
  namespace: TextNamespace,
  texts: Readonly<Record<Language, Own>>,
  Component: ComponentType<Props>,
): ComponentType<Props> {
  // The store, because each component gets its own wrapper of the instance.
  const done = new WeakSet<I18n['store']>();
  return function WithTexts(props: Props) {
    const { i18n } = useTranslation(namespace);
    if (!done.has(i18n.store)) {
      addTexts(i18n, namespace, texts);
      done.add(i18n.store);
    }
    return <Component {...props} />;
  };
}
