import type { FastifyInstance } from 'fastify';
import { expandTemplate, routes, unsubscribeByLink } from 'shared-contracts';
import type { ApiProxy } from './api-proxy.ts';

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
