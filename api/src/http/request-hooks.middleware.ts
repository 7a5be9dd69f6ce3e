import type { FastifyInstance, FastifyReply } from 'fastify';
import { logRequests, paceRequests } from 'server-kit';
import { getHealth } from 'shared-contracts';
import { withLogContext } from '../operations/log-context.ts';
import { AppError } from './app.errors.ts';

/** Of answers that are no page: they may run nothing, load nothing and be embedded nowhere. */
export const closedHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Browsers heed it where it came by TLS.
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

/** PostgreSQL refuses the NUL character with an error of its own, so it never gets that far. */
class NulCharacterError extends AppError {
  constructor() {
    super(400, 'bad_request', 'The address holds a NUL character.');
  }
}

/** What an answer lacks that was given before the hook of the security headers, as to a preflight. */
function addMissingHeaders(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(closedHeaders)) {
    if (!reply.hasHeader(name) && !reply.raw.hasHeader(name)) reply.header(name, value);
  }
}

/** The pace of bursts, request id, NUL characters, headers that no answer goes without, and one log line for each request. */
export function addRequestHooks(fastify: FastifyInstance): void {
  paceRequests(fastify, [getHealth.template]);
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    const refused = request.raw.url?.includes('%00') ? new NulCharacterError() : undefined;
    withLogContext({ reqId: request.id }, () => done(refused));
  });
  // Once more: what comes after the body runs in the context of the connection that brought it.
  fastify.addHook('preValidation', (request, _reply, done) => withLogContext({ reqId: request.id }, done));
  fastify.addHook('onSend', (_request, reply, payload, done) => {
    addMissingHeaders(reply);
    done(null, payload);
  });
  logRequests(fastify);
}
