import { FastifyAdapter } from '@nestjs/platform-fastify';
import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';
import { censoredLogLine, loggedPath, secretLogFields } from 'shared-contracts';
import { BurstPacer } from 'shared-contracts/node';
import type { ServerConfig } from '../config/server.config.ts';
import { answerClientError } from './client-error.ts';
import { closedHeaders } from './closed-headers.ts';
import { sendFailure } from './error.filter.ts';
import { requestId } from './request-id.ts';

/** JSON bodies are small here; uploads get a limit of their own. */
export const bodyLimit = 100 * 1024;

/** Where errors of the database quote the values of a row: hashes, addresses, what people wrote. */
const rowValues = ['parameters', 'detail', 'where'].flatMap((name) => [`err.${name}`, `err.driverError.${name}`]);

function loggedRequest(request: FastifyRequest) {
  return { method: request.method, path: loggedPath(request.url), remoteAddress: request.ip };
}

/** Where log lines go. */
export type LogStream = { write: (line: string) => void };

/** Fastify as reference/http-adapter.md proved it. */
export function createAdapter(config: ServerConfig, stream: LogStream = process.stdout): FastifyAdapter {
  const { requestTimeout, headersTimeout } = config.connectionLimits;
  const endings = new BurstPacer();
  const adapter: FastifyAdapter = new FastifyAdapter({
    logger: {
      stream,
      level: config.logLevel,
      redact: { paths: [...secretLogFields, ...rowValues], censor: '[redacted]' },
      hooks: { streamWrite: censoredLogLine },
      serializers: { req: loggedRequest },
    },
    // One line a request instead of Fastify's two: `addRequestHooks` writes it.
    logController: new LogController({ disableRequestLogging: true }),
    clientErrorHandler: (error: Error & { code?: string }, socket) => {
      // Node ends all connections whose time is over in one turn. Other errors are answered before more of the request is read.
      if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') endings.run(() => answerClientError(error, socket));
      else answerClientError(error, socket);
    },
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    requestIdHeader: false,
    genReqId: requestId,
    // A connection that came before the door was closed brings its request after it: it is answered as any other.
    return503OnClosing: false,
    bodyLimit,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    requestTimeout,
    // Ends connections without any progress, above all of clients that do not read. Event streams write more often.
    connectionTimeout: 120_000,
    // Fastify sets only the first of them on Node's server.
    http: { requestTimeout, headersTimeout, connectionsCheckingInterval: 1_000 },
    // Malformed addresses fail before any hook: this replaces Nest's answer and adds what hooks would have added.
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      reply.headers(closedHeaders).header('x-request-id', request.id);
      void sendFailure(error, request, reply);
    },
  });
  return adapter;
}
