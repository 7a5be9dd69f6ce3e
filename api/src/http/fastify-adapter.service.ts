import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  answerClientError,
  listenerOptions,
  logOptions,
  logRequests,
  paceRequests,
  traceRequests,
  type LogStream,
} from 'server-kit';
import { getHealth } from 'shared-contracts';
import type { ServerConfig } from '../config/server.config.ts';
import { withLogContext } from '../operations/logger.provider.ts';
import { AppError } from './app.errors.ts';
import { sendFailure, toFailure } from './error.filter.ts';

/** Headers of responses that are not pages: they cannot run, load or be embedded. */
const closedHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Browsers ignore it without TLS.
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

/** PostgreSQL rejects the NUL character with an error, so it is rejected before. */
class NulCharacterError extends AppError {
  constructor() {
    super(400, 'bad_request', 'The address contains a NUL character.');
  }
}

/** Adds headers to responses that are sent before the security header hook runs, such as preflight responses. */
function addMissingHeaders(reply: FastifyReply): void {
  for (const [name, value] of Object.entries(closedHeaders)) {
    if (!reply.hasHeader(name) && !reply.raw.hasHeader(name)) reply.header(name, value);
  }
}

/** A pattern: addresses contain ids and tokens. */
export const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none';

/** Adds hooks for burst pacing, traces, request ids, NUL characters, mandatory headers and the log line of each request. */
export function addRequestHooks(fastify: FastifyInstance): void {
  paceRequests(fastify, [getHealth.template]);
  traceRequests(fastify, routeOf);
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

/** JSON bodies are small. Uploads have a separate limit. */
export const bodyLimit = 100 * 1024;

/** Fields of database errors that quote values of a row: hashes, addresses, texts of users. */
const rowValues = ['parameters', 'detail', 'where'].flatMap((name) => [`err.${name}`, `err.driverError.${name}`]);

/** Responds to bytes that are not an HTTP request in the error format of the API, and ends the connection. */
export const answerBrokenConnection = answerClientError(closedHeaders, (statusCode) => toFailure({ statusCode }).body);

/** Fastify in the configuration that was tested in reference/http-adapter.md. */
export function createAdapter(config: ServerConfig, stream?: LogStream): FastifyAdapter {
  return new FastifyAdapter({
    ...logOptions({ level: config.logLevel, stream, secretFields: rowValues }),
    ...listenerOptions(config, answerBrokenConnection),
    bodyLimit,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    // Closes connections without progress, mainly of clients that do not read. Event streams write more often.
    connectionTimeout: 120_000,
    // Malformed addresses fail before any hook: this replaces Nest's response and adds the headers that hooks add.
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      reply.headers(closedHeaders).header('x-request-id', request.id);
      void sendFailure(error, request, reply);
    },
  });
}
