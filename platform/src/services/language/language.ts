import type { i18n as I18n } from 'i18next';
import { isOneOf, languages, type Language } from 'shared-contracts';
import { afterHydration } from '../hydration/hydration';
import { createPageStorage } from '../storage/page-storage';

/** Name of the local-storage entry, of the cookie and of the cookie's twin on the server. */
export const languageKey = 'i18next';
export const languageParameter = 'lng';

const yearInSeconds = 31_536_000;

export interface LanguageService {
  readonly get: () => Language;
  /** Remembered at once; spoken as soon as no root hydrates. */
  readonly set: (language: Language) => void;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Called once the page's content is taken over. The server knew the cookie and the `lng` parameter; what only local
   * storage remembers is applied now.
   */
  readonly settle: () => void;
}

/** Anything but a language we have is ignored, script injection included. */
function asLanguage(value: string | null | undefined): Language | null {
  return isOneOf(languages, value) ? value : null;
}

export function createLanguageService(i18n: I18n, page: Window): LanguageService {
  const get = () => asLanguage(i18n.language) ?? 'pt';
  const storage = createPageStorage('localStorage', page);
  const secure = page.location.protocol === 'https:' ? '; secure' : '';
  const remember = (language: Language) => {
    storage.set(languageKey, language);
    page.document.cookie = `${languageKey}=${language}; path=/; max-age=${yearInSeconds}; samesite=lax${secure}`;
    page.document.documentElement.lang = language;
  };
  const set = (language: Language) => {
    remember(language);
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
      const asked = asLanguage(new URLSearchParams(page.location.search).get(languageParameter));
      const stored = asLanguage(storage.get(languageKey));
      if (asked !== null) set(asked);
      else if (stored !== null && stored !== get()) set(stored);
    },
  };
}
