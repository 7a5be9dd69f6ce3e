import type { FastifyInstance } from 'fastify';
import { clientKey } from 'server-kit';
import { sendError } from '../errors.ts';

/** Limits the requests of one client that are answered at the same time, also where trusted proxies hold the connections. */
export function limitRequests(app: FastifyInstance, perAddress: number): void {
  const underWay = new Map<string, number>();
  app.addHook('onRequest', async (request, reply) => {
    const key = clientKey(request.ip);
    const count = underWay.get(key) ?? 0;
    if (count >= perAddress) {
      reply.header('retry-after', '5');
      return sendError(request, reply, {
        status: 429,
        code: 'too_many_requests',
        message: 'Too many requests at once',
      });
    }
    underWay.set(key, count + 1);
    reply.raw.once('close', () => {
      const left = (underWay.get(key) ?? 1) - 1;
      if (left === 0) underWay.delete(key);
      else underWay.set(key, left);
    });
    return undefined;
  });
}
