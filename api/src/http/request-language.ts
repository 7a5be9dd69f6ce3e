import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';
import { languages, type Language } from 'shared-contracts';

/** The site's language that `Accept-Language` prefers; Portuguese where none fits. */
export function requestLanguage(headers: IncomingHttpHeaders): Language {
  const preferred = new Negotiator({ headers }).language([...languages]);
  return languages.find((language) => language === preferred) ?? 'pt';
}
