import { parse } from 'cookie';
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
    language: languageOf(query, cookie),
    cookie,
    hasSession: hasSessionCookie(cookie),
    requestId: request.id,
  };
}

/** Name of the language cookie, i18next's default. */
const languageCookie = 'i18next';

/** The language of the address, else the stored choice, else Portuguese. `Accept-Language` is ignored. */
export function languageOf(query: URLSearchParams, cookieHeader: string | undefined): Language {
  const choices = [query.get('lng'), parse(cookieHeader ?? '')[languageCookie]];
  return choices.find((language) => isOneOf(languages, language)) ?? 'pt';
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
