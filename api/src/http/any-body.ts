import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';

const config = 'takesAnyBody';

/** The route reads nothing of what is sent, and refuses none of it but what is too large; `takeAnyBodies` sees to it. */
export const TakesAnyBody = () => RouteConfig({ [config]: true });

/** Fastify refuses bodies by their type, also where there is none or one that nobody can read: plain text is any body. */
export function takeAnyBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    const { [config]: takesAny } = (request.routeOptions.config ?? {}) as { [config]?: true };
    if (takesAny) request.raw.headers['content-type'] = 'text/plain';
    done();
  });
}
