import { parse, serialize } from 'cookie';
import type { FastifyRequest } from 'fastify';
import { isOneOf, languages, type Language } from 'shared-contracts';

/** The parsed URL and cookies of a page request. */
export interface PageRequest {
  pathname: string;
  /** With the leading question mark, or empty. */
  search: string;
  query: URLSearchParams;
  language: Language;
  cookie: string | undefined;
  /** Without a session cookie the visitor is signed out, and no request to the API is needed. */
  hasSession: boolean;
  /** The cookie with the visitor's last write, with which the API reads it from a server that has it; undefined without one. */
  lastWrite: string | undefined;
  requestId: string;
}

/** Does not use `URL`, which reads an address that starts with two slashes as another host. */
export function toPageRequest(request: FastifyRequest): PageRequest {
  const mark = request.url.indexOf('?');
  const pathname = mark < 0 ? request.url : request.url.slice(0, mark);
  const search = mark < 0 ? '' : request.url.slice(mark);
  const query = new URLSearchParams(search);
  const { cookie } = request.headers;
  return {
    pathname,
    search,
    query,
    language: languageOf(request.url, cookie),
    cookie,
    hasSession: hasSessionCookie(cookie),
    lastWrite: lastWriteOf(cookie),
    requestId: request.id,
  };
}

/** Name of the language cookie, i18next's default. */
const languageCookie = 'i18next';

/** The language of the address, else the stored choice, else Portuguese. `Accept-Language` is ignored. */
export function languageOf(url: string, cookieHeader: string | undefined): Language {
  const mark = url.indexOf('?');
  const asked = mark < 0 ? null : new URLSearchParams(url.slice(mark)).get('lng');
  const chosen = cookieHeader === undefined ? undefined : parse(cookieHeader)[languageCookie];
  return [asked, chosen].find((language) => isOneOf(languages, language)) ?? 'pt';
}

/** Set by the API after a write (docs/database.md). */
const lastWriteCookie = 'lsn';

function lastWriteOf(header: string | undefined): string | undefined {
  const position = parse(header ?? '')[lastWriteCookie];
  return position === undefined ? undefined : serialize(lastWriteCookie, position);
}

/** With and without TLS. The API decides which of them is valid, and reads its value. */
const sessionCookies = ['__Host-sid', 'sid'];

/** Value of the session cookie; null without one. */
export function sessionCookieOf(header: string | undefined): string | null {
  const cookies = parse(header ?? '');
  return sessionCookies.map((name) => cookies[name]).find(Boolean) ?? null;
}

/** Whether the request has a session cookie. */
export const hasSessionCookie = (header: string | undefined): boolean => sessionCookieOf(header) !== null;

/** Whether a `Set-Cookie` header starts a session. */
export const startsSession = (setCookie: string): boolean =>
  sessionCookies.some((name) => (parse(setCookie)[name] ?? '') !== '');

/** Whether a `Set-Cookie` header contains the position of a write. */
export const setsLastWrite = (setCookie: string): boolean => setCookie.startsWith(`${lastWriteCookie}=`);
