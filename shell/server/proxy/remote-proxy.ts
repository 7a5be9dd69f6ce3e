import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { withoutHopByHop } from './hop-by-hop.ts';

/** Files of remotes on a separate server. That server sets their cache headers. */
export function proxyRemotes(app: FastifyInstance, origins: ReadonlyMap<string, string>): void {
  for (const [id, upstream] of origins) {
    const prefix = `/remotes/${id}`;
    app.register(proxy, {
      upstream,
      prefix,
      rewritePrefix: prefix,
      httpMethods: ['GET', 'HEAD'],
      disableRequestLogging: true,
      replyOptions: {
        retryDelay: () => null,
        rewriteRequestHeaders: (_request, headers) => withoutHopByHop(headers),
        rewriteHeaders: withoutHopByHop,
      },
    });
  }
}
