import type { FastifyInstance } from 'fastify';

/** How long an answer under way may take once the process was told to stop. */
const graceMs = 5_000;

/**
 * Lets requests in flight finish and ends everything else at once: keep-alive connections would otherwise hold the
 * process for 72 s, and `forceCloseConnections` would cut answers in the middle.
 */
export function closeGracefully(fastify: FastifyInstance): void {
  let closing = false;
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (closing) reply.header('connection', 'close');
    done(null, payload);
  });
  fastify.addHook('preClose', (done) => {
    closing = true;
    const idle = setInterval(() => fastify.server.closeIdleConnections(), 250).unref();
    const rest = setTimeout(() => fastify.server.closeAllConnections(), graceMs).unref();
    fastify.server.closeIdleConnections();
    fastify.server.once('close', () => {
      clearInterval(idle);
      clearTimeout(rest);
    });
    done();
  });
}
