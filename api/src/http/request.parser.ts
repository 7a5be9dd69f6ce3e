import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import Negotiator from 'negotiator';
import { languages, type Language } from 'shared-contracts';

/** Whether a call changes nothing. */
export const isRead = ({ method }: Pick<FastifyRequest, 'method'>) => method === 'GET' || method === 'HEAD';

/** The site's language that `Accept-Language` prefers; Portuguese where none fits. */
export function requestLanguage(headers: IncomingHttpHeaders): Language {
  const preferred = new Negotiator({ headers }).language([...languages]);
  return languages.find((language) => language === preferred) ?? 'pt';
}

export type Visitor = 'person' | 'machine';

/** What browsers say who fetch a page before anybody wants it. */
const fetchesAhead = (purpose: string | string[] | undefined) => String(purpose ?? '').includes('prefetch');

/** Whether a person opens the address. Who does not say what they are is a program. */
export function visitorOf(headers: IncomingHttpHeaders): Visitor {
  const isAhead = fetchesAhead(headers['sec-purpose']) || fetchesAhead(headers['purpose']);
  const isMachine = isAhead || !headers['user-agent'] || isbot(headers['user-agent']);
  return isMachine ? 'machine' : 'person';
}
