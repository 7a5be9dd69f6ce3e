import type { FastifyRequest } from 'fastify';
import type { Language } from 'shared-contracts';
import { languageOf } from './language.ts';

/** The address of a page, taken apart once. */
export interface PageRequest {
  pathname: string;
  /** With its question mark, or empty. */
  search: string;
  query: URLSearchParams;
  language: Language;
  cookie: string | undefined;
  requestId: string;
}

/** Splits by hand: to `URL` an address that starts with two slashes names another host. */
export function toPageRequest(request: FastifyRequest): PageRequest {
  const mark = request.url.indexOf('?');
  const pathname = mark < 0 ? request.url : request.url.slice(0, mark);
  const search = mark < 0 ? '' : request.url.slice(mark);
  const query = new URLSearchParams(search);
  const { cookie } = request.headers;
  return { pathname, search, query, language: languageOf(query, cookie), cookie, requestId: request.id };
}
