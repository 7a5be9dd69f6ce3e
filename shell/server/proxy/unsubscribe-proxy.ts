import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';
import { expandTemplate, routes, unsubscribeByLink } from 'shared-contracts';
import { toApi } from './api-proxy.ts';
import { forwardedHeaders } from './forwarded-headers.ts';

/**
 * What a mail program posts to the address at the foot of an alert (RFC 8058), which is a page for people: the API gets it,
 * body and all. Nobody's session has a part in it, so that no cookie goes along.
 */
export function proxyUnsubscribing(app: FastifyInstance, apiUrl: string, publicUrl: string): void {
  const options = toApi(apiUrl, (request, { cookie: _, ...headers }) => forwardedHeaders(request, headers, publicUrl));
  app.register(async (scope) => {
    // A type that is none would be refused here already, and the API reads no body of this.
    scope.addHook('onRequest', async ({ raw }) => void (raw.headers['content-type'] = 'application/octet-stream'));
    await scope.register(proxy, {
      ...options,
      routes: [routes.alerts],
      httpMethods: ['POST'],
      preRewrite: (_url, params) => expandTemplate(unsubscribeByLink.template, params as { token: string }),
      replyOptions: { ...options.replyOptions, queryString: () => '' },
    });
  });
}
