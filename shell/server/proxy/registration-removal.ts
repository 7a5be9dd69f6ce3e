import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  cancelRegistration,
  cancelRegistrationHref,
  expandTemplate,
  routes,
  type RegistrationRemovalResult,
} from 'shared-contracts';
import type { ApiProxy } from './api-proxy.ts';

interface Params {
  token: string;
}

/** A form without fields sends no body. */
const bodyLimit = 1024;

/**
 * The POST of the page "It was not me" in browsers that run no scripts. The API answers JSON to programs; the visitor gets a
 * redirect to the page that shows the result. No session takes part, so no cookie is forwarded.
 */
export function takeRegistrationRemovals(app: FastifyInstance, api: ApiProxy): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, (_request, _body, done) => done(null));
    scope.post<{ Params: Params }>(routes.cancelRegistration, (request, reply) => answer(request, reply));
  });

  async function answer(request: FastifyRequest<{ Params: Params }>, reply: FastifyReply) {
    const result = await remove(request).catch((): RegistrationRemovalResult => 'failed');
    const page = cancelRegistrationHref(request.params.token);
    return reply.header('cache-control', 'no-store').redirect(`${page}?resultado=${result}`, 303);
  }

  async function remove(request: FastifyRequest<{ Params: Params }>): Promise<RegistrationRemovalResult> {
    const path = expandTemplate(cancelRegistration.template, { token: request.params.token });
    return resultOf(await api.call(request, { method: cancelRegistration.method, path }));
  }
}

function resultOf(status: number): RegistrationRemovalResult {
  if (status === 200) return 'removed';
  if (status === 409) return 'verified';
  return status === 400 || status === 404 ? 'invalid' : 'failed';
}
