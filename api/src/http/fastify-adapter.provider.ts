import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerClientError, listenerOptions, logOptions, type LogStream } from 'server-kit';
import type { ServerConfig } from '../config/server.config.ts';
import { sendFailure, toFailure } from './error.filter.ts';
import { closedHeaders } from './request-hooks.middleware.ts';

/** JSON bodies are small. Uploads have a separate limit. */
export const bodyLimit = 100 * 1024;

/** Fields of database errors that quote values of a row: hashes, addresses, texts of users. */
const rowValues = ['parameters', 'detail', 'where'].flatMap((name) => [`err.${name}`, `err.driverError.${name}`]);

/** Answers bytes that are not an HTTP request in the error format of the API, and ends the connection. */
export const answerBrokenConnection = answerClientError(closedHeaders, (statusCode) => toFailure({ statusCode }).body);

/** Fastify as reference/http-adapter.md proved it. */
export function createAdapter(config: ServerConfig, stream?: LogStream): FastifyAdapter {
  return new FastifyAdapter({
    ...logOptions({ level: config.logLevel, stream, secretFields: rowValues }),
    ...listenerOptions(config, answerBrokenConnection),
    bodyLimit,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
    // Closes connections without progress, mainly of clients that do not read. Event streams write more often.
    connectionTimeout: 120_000,
    // Malformed addresses fail before any hook: this replaces Nest's answer and adds the headers that hooks add.
    frameworkErrors: (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
      reply.headers(closedHeaders).header('x-request-id', request.id);
      void sendFailure(error, request, reply);
    },
  });
}
