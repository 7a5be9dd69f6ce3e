import { isOneOf, languages, type Language } from 'shared-contracts';
import { cookieOf } from './cookies.ts';

/** The name under which the browser stores the language (i18next's own). */
const languageCookie = 'i18next';

/** The language of the address, else the stored choice, else Portuguese. `Accept-Language` is ignored. */
export function languageOf(query: URLSearchParams, cookieHeader: string | undefined): Language {
  const asked = [query.get('lng'), cookieOf(cookieHeader, languageCookie)];
  return asked.find((language) => isOneOf(languages, language)) ?? 'pt';
}
