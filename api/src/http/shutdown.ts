import type { FastifyInstance } from 'fastify';
import type { Draining } from '../operations/draining.ts';

/**
 * Lets requests in flight finish and ends everything else at once: keep-alive connections would otherwise hold the
 * process for 72 s, and `forceCloseConnections` would cut answers in the middle. While draining, each connection is told
 * with its next answer that it was the last one, so that hardly any is left to be closed under somebody's request.
 *
 * @param graceMs How long an answer under way may take once the server no longer listens.
 */
export function closeGracefully(fastify: FastifyInstance, draining: Draining, graceMs: number): void {
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    if (draining.began) reply.header('connection', 'close');
    done(null, payload);
  });
  fastify.addHook('preClose', (done) => {
    draining.begin();
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
