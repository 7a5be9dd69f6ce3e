import type { FastifyInstance } from 'fastify';
import { ClientCounts, clientKey } from 'server-kit';
import { sendError } from '../errors.ts';

/** Limits the requests of one client that are answered at the same time, also where trusted proxies hold the connections. */
export function limitRequests(app: FastifyInstance, perAddress: number): void {
  const underWay = new ClientCounts();
  app.addHook('onRequest', async (request, reply) => {
    const key = clientKey(request.ip);
    if (underWay.of(key) >= perAddress) {
      reply.header('retry-after', '5');
      return sendError(request, reply, {
        status: 429,
        code: 'too_many_requests',
        message: 'Too many requests at once',
      });
    }
    underWay.add(key);
    reply.raw.once('close', () => underWay.remove(key));
    return undefined;
  });
}
