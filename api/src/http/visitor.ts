import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

export type Visitor = 'person' | 'machine';

/** What browsers say who fetch a page before anybody wants it. */
const fetchesAhead = (purpose: string | string[] | undefined) => String(purpose ?? '').includes('prefetch');

/** Whether a person opens the address. Who does not say what they are is a program. */
export function visitorOf(headers: IncomingHttpHeaders): Visitor {
  const isAhead = fetchesAhead(headers['sec-purpose']) || fetchesAhead(headers['purpose']);
  const isMachine = isAhead || !headers['user-agent'] || isbot(headers['user-agent']);
  return isMachine ? 'machine' : 'person';
}
