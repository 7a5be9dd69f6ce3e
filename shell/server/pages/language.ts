import { isOneOf, languages, type Language } from 'shared-contracts';
import { cookieOf } from './cookies.ts';

/** The name under which the browser keeps its choice (i18next's own). */
const languageCookie = 'i18next';

/** The address decides, then the choice made before, then Portuguese. What the browser prefers is not asked. */
export function languageOf(query: URLSearchParams, cookieHeader: string | undefined): Language {
  const asked = [query.get('lng'), cookieOf(cookieHeader, languageCookie)];
  return asked.find((language) => isOneOf(languages, language)) ?? 'pt';
}
