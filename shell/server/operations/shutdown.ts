import type { FastifyInstance } from 'fastify';
import type { Draining } from './draining.ts';

/**
 * Lets requests in flight end, keeps no connection alive beyond them and cuts what is left after `limit` milliseconds.
 * Without it a browser's kept-alive connection holds the process for more than a minute. While draining, each connection is
 * told with its next answer that it was the last one, so that hardly any is left to be closed under somebody's request.
 */
export function stopGracefully(app: FastifyInstance, limit: number, draining: Draining): void {
  app.addHook('onSend', async (_request, reply) => {
    if (draining.began) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    draining.begin();
    app.server.closeIdleConnections();
    const sweep = setInterval(() => app.server.closeIdleConnections(), 250);
    const cut = setTimeout(() => app.server.closeAllConnections(), limit);
    sweep.unref();
    cut.unref();
    app.server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(cut);
    });
  });
}
