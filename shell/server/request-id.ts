import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The number that a proxy before us gave, where it looks like one; any other text would get into the logs. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
