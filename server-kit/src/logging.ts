import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
} from 'fastify';
import { loggedPath } from 'shared-contracts';
import { createAddressReader } from './client-address.ts';
import type { LogLevel } from './configuration.ts';
import { isTracing, traceFields } from './tracing.ts';

/** Secret fields of a log line, as paths of pino's `redact`. */
const secretLogFields: readonly string[] = [
  'req.headers.authorization',
  'req.headers.cookie',
  'res.headers["set-cookie"]',
  'password',
  'token',
  '*.password',
  '*.token',
];

/**
 * Bounded repetitions avoid quadratic time on long lines without `@`. A preceding JSON escape is matched separately so that
 * it stays valid.
 */
const mailAddress = /(\\[bfnrt]|\\u[\da-f]{4})?[\w.+%-]{1,64}@(?:[\w-]{1,63}\.){1,8}[a-z]{2,24}\b/gi;
/** `postgres://user:password@host`, `smtp://user:password@host` */
const credentials = /(\b[a-z][a-z\d+.-]{1,15}:\/\/)[^\s/@"\\]{1,256}@/gi;
/** `?token=…` and `&code=…` of mailed links in quoted URLs. */
const queryToken = /([?&](?:token|code|key|secret|password|signature)=)[^&\s"'\\<>]+/gi;
/** Paths that contain a bearer token (`loggedPath`). */
const pathToken = /((?<!account)\/(?:applications|calendars)\/)[\w.~-]{24,}/g;

/**
 * Removes secrets and personal data from a formatted log line, in any field: errors of libraries may quote URLs in unknown
 * fields. Valid JSON stays valid.
 */
export function censoredLogLine(line: string): string {
  const withoutTokens = line.replace(queryToken, '$1[redacted]').replace(pathToken, '$1[redacted]');
  // Most lines, those of requests, have none.
  if (!withoutTokens.includes('@')) return withoutTokens;
  return withoutTokens.replace(credentials, '$1[redacted]@').replace(mailAddress, '$1[redacted]');
}

/** Where log lines go. */
export interface LogStream {
  write: (line: string) => void;
}

interface LogSettings {
  level: LogLevel;
  stream?: LogStream | undefined;
  /** More secret fields, as paths of pino's `redact`. */
  secretFields?: readonly string[];
}

function loggedRequest({ method, url, ip }: Pick<FastifyRequest, 'method' | 'url' | 'ip'>) {
  return { method, path: loggedPath(url), remoteAddress: ip };
}

/** JSON log lines without personal data or secrets. */
export function logOptions({
  level,
  stream = process.stdout,
  secretFields = [],
}: LogSettings): Pick<FastifyServerOptions, 'logger' | 'logController'> {
  return {
    logger: {
      stream,
      level,
      redact: { paths: [...secretLogFields, ...secretFields], censor: '[redacted]' },
      hooks: { streamWrite: censoredLogLine },
      serializers: { req: loggedRequest },
      ...(isTracing() && { mixin: traceFields }),
    },
    // One line per request (`logRequests`) instead of Fastify's two.
    logController: new LogController({ disableRequestLogging: true }),
  };
}

/** Writes one line per request that Fastify answers. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(requestFields(request, reply, reply.elapsedTime), 'request');
    done();
  });
}

/** Writes the same line for a request that is answered before Fastify sees it; null if the level excludes it. */
export function rawRequestLog(
  log: FastifyBaseLogger,
  { logLevel, trustedProxies }: { logLevel: LogLevel; trustedProxies: readonly string[] },
): ((request: IncomingMessage, response: ServerResponse, milliseconds: number) => void) | null {
  if (!['trace', 'debug', 'info'].includes(logLevel)) return null;
  const addressOf = createAddressReader(trustedProxies);
  return (request, response, milliseconds) => {
    const { method = '', url = '' } = request;
    const fields = requestFields({ method, url, ip: addressOf(request) }, response, milliseconds);
    log.info({ reqId: requestId(request), ...fields }, 'request');
  };
}

function requestFields(
  req: Pick<FastifyRequest, 'method' | 'url' | 'ip'>,
  res: { statusCode: number },
  milliseconds: number,
) {
  return { req, res, ms: Math.round(milliseconds * 10) / 10 };
}

/** The request id of a proxy, if its format is valid; any other text would be written to the logs. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
