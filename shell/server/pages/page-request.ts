import type { FastifyRequest } from 'fastify';
import type { Language } from 'shared-contracts';
import type { DataAddress } from '../data/route-data.ts';
import { hasSessionCookie } from './cookies.ts';
import { languageOf } from './language.ts';
import type { ResolvedPage } from './resolved-page.ts';

/** The address of a page, taken apart once. */
export interface PageRequest {
  pathname: string;
  /** With its question mark, or empty. */
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

/** The parameters that the page's address provides to the templates of its data. */
export function addressOf(page: ResolvedPage, { query }: PageRequest): DataAddress {
  return { params: page.kind === 'page' ? page.match.params : {}, query };
}
