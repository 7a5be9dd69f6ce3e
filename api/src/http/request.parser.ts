import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import Negotiator from 'negotiator';
import { languages, type Language } from 'shared-contracts';

/** Null: the request has no `Authorization: Bearer …`. */
export function bearerTokenOf({ headers: { authorization = '' } }: Pick<FastifyRequest, 'headers'>): string | null {
  const [scheme = '', token = ''] = authorization.split(' ', 2);
  return scheme.toLowerCase() === 'bearer' ? token : null;
}

/** Whether the request is read-only. */
export const isRead = ({ method }: Pick<FastifyRequest, 'method'>) => method === 'GET' || method === 'HEAD';

/** The site's language that `Accept-Language` prefers; Portuguese by default. */
export function requestLanguage(headers: IncomingHttpHeaders): Language {
  const preferred = new Negotiator({ headers }).language([...languages]);
  return languages.find((language) => language === preferred) ?? 'pt';
}

export type Visitor = 'human' | 'machine';

/** Header value of browsers that prefetch a page. */
const isPrefetch = (purpose: string | string[] | undefined) => String(purpose ?? '').includes('prefetch');

/** Whether a human opens the URL. Requests without `User-Agent` count as automated. */
export function visitorOf(headers: IncomingHttpHeaders): Visitor {
  const isPrefetched = isPrefetch(headers['sec-purpose']) || isPrefetch(headers['purpose']);
  const isMachine = isPrefetched || !headers['user-agent'] || isbot(headers['user-agent']);
  return isMachine ? 'machine' : 'human';
}
