import { finished } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * Calls back once an answer has left, or its caller has gone away before that (`wentAway`), of which Fastify's own hooks
 * tell nothing.
 */
export function whenAnswered({ raw }: FastifyReply, then: (wentAway: boolean) => void): void {
  // A streamed answer has the ten that Node takes for no leak, without the two by which `finished` listens.
  raw.setMaxListeners(raw.getMaxListeners() + 2);
  finished(raw, (error) => then(error !== undefined && error !== null));
}
