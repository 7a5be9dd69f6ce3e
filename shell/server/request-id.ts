import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The request id of a proxy, if its format is valid; any other text would be written to the logs. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
