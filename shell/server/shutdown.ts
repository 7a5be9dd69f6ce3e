import type { FastifyInstance } from 'fastify';

/**
 * Lets requests in flight end, keeps no connection alive beyond them and cuts what is left after `limit` milliseconds.
 * Without it a browser's kept-alive connection holds the process for more than a minute.
 */
export function stopGracefully(app: FastifyInstance, limit: number): void {
  let stopping = false;
  app.addHook('onSend', async (_request, reply) => {
    if (stopping) reply.header('connection', 'close');
  });
  app.addHook('preClose', async () => {
    stopping = true;
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
