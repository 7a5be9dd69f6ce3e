import type { FastifyInstance } from 'fastify';
import type { Draining } from './draining.ts';

/**
 * Waits for requests in flight, closes idle keep-alive connections and destroys the remaining ones after `limit`
 * milliseconds. Without it, a browser's keep-alive connection holds the process for more than a minute. While draining,
 * each answer carries `Connection: close`, so that few connections are closed during a request.
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
