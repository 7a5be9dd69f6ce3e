import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { expandTemplate, routes, unsubscribeByLink } from 'shared-contracts';
import type { ApiProxy } from './api-proxy.ts';
import { withoutHopByHop } from './forwarded-headers.ts';

/** Paths of the API on our origin; behind a production proxy they are routed to it directly. */
const apiPaths = ['/api', '/api/*', '/wp-json', '/wp-json/*', '/feeds/*', '/sitemap:name(^[\\w-]*\\.xml$)'];

export function proxyApi(app: FastifyInstance, api: ApiProxy): void {
  app.register((scope) => api.register(scope, { routes: apiPaths }));
}

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

/**
 * Forwards a mail program's one-click unsubscribe request (RFC 8058), body included. The address is also a page. The
 * call uses no session, so no cookie is forwarded.
 */
export function proxyUnsubscribing(app: FastifyInstance, api: ApiProxy): void {
  app.register(async (scope) => {
    // Fastify refuses an invalid content type, and the API does not read this body.
    scope.addHook('onRequest', async ({ raw }) => void (raw.headers['content-type'] = 'application/octet-stream'));
    await api.register(scope, {
      routes: [routes.alerts],
      httpMethods: ['POST'],
      preRewrite: (_url, params) => expandTemplate(unsubscribeByLink.template, params as { token: string }),
      headers: ({ cookie: _, ...headers }) => headers,
      queryString: () => '',
    });
  });
}
