import type { FastifyInstance, FastifyReply } from 'fastify';
import { logRequests, paceRequests } from 'server-kit';
import { getHealth } from 'shared-contracts';
import { withLogContext } from '../operations/logger.provider.ts';
import { AppError } from './app.errors.ts';

/** Headers of responses that are not pages: they cannot run, load or be embedded. */
export const closedHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Browsers ignore it without TLS.
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

/** PostgreSQL rejects the NUL character with an error, so it is refused before. */
class NulCharacterError extends AppError {
  constructor() {
    super(400, 'bad_request', 'The address holds a NUL character.');
  }
}

/** Adds headers to responses that are sent before the security header hook runs, such as preflight responses. */
function addMissingHeaders(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(closedHeaders)) {
    if (!reply.hasHeader(name) && !reply.raw.hasHeader(name)) reply.header(name, value);
  }
}

/** Adds hooks for burst pacing, request ids, NUL characters, mandatory headers and the log line of each request. */
export function addRequestHooks(fastify: FastifyInstance): void {
  paceRequests(fastify, [getHealth.template]);
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    const refused = request.raw.url?.includes('%00') ? new NulCharacterError() : undefined;
    withLogContext({ reqId: request.id }, () => done(refused));
  });
  // Set again: code after the body runs in the context of the connection.
  fastify.addHook('preValidation', (request, _reply, done) => withLogContext({ reqId: request.id }, done));
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    addMissingHeaders(reply);
    done(null, payload);
  });
  logRequests(fastify);
}
