import type { IncomingHttpHeaders } from 'node:http';
import { Readable } from 'node:stream';
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorAnswer, Method } from 'shared-contracts';
import type { ApiLimits } from '../config.ts';
import { ApiConnections } from './api-connections.ts';
import { BufferBudget } from './buffered-answer.ts';
import { forwardedHeaders, withoutHopByHop } from './forwarded-headers.ts';
import { BufferedBody, bufferBody, untilRequestEnds } from './request-body.ts';

/** A request with a larger body uses the connections for uploads. */
const smallBody = 256 * 1024;
/** The largest upload of the API (5 MB) with its form encoding; the API refuses larger ones. */
const bufferedBody = 6 * 1024 * 1024;
/** The public list of 5,000 jobs has 2 MB compressed. */
const bufferedAnswer = 8 * 1024 * 1024;

export interface ApiProxyOptions {
  apiUrl: string;
  publicUrl: string;
  limits: ApiLimits;
}

/** Timeout in milliseconds of a call of the HTML server itself. */
const callDeadline = 10_000;

/** Sends requests to the API, all over the same connections. */
export interface ApiProxy {
  /** Opens more routes. */
  register: (scope: FastifyInstance, options: RouteOptions) => Promise<void>;
  /** Calls an endpoint for the visitor who sent a request, in their session. Rejects after 10 seconds. */
  call: (request: FastifyRequest, call: ApiCall) => Promise<ApiAnswer>;
}

export interface ApiCall {
  method: Method;
  path: string;
  /** Sent as JSON; a GET has none. */
  body: unknown;
}

export interface ApiAnswer {
  status: number;
  /** `Set-Cookie` headers. */
  cookies: readonly string[];
  /** The parsed JSON; null if it is invalid. */
  body: unknown;
}

/** Headers of a visitor's request that the API reads: who it is, from which site and how the answer is read. */
const visitorHeaders = ['cookie', 'origin', 'sec-fetch-site', 'user-agent', 'accept-language'];

interface RouteOptions extends Pick<FastifyHttpProxyOptions, 'routes' | 'httpMethods' | 'preRewrite'> {
  /** Changes the headers that the API gets. */
  headers?: (headers: IncomingHttpHeaders) => IncomingHttpHeaders;
  /** Query string for the API; the one of the request unless given. */
  queryString?: () => string;
}

export function createApiProxy(app: FastifyInstance, { apiUrl, publicUrl, limits }: ApiProxyOptions): ApiProxy {
  const budget = new BufferBudget(limits.bufferBytes);
  const { calls, uploads, streams } = limits;
  const connections = new ApiConnections(apiUrl, { calls, uploads, streams, smallBody, bufferedAnswer, budget });
  app.addHook('onClose', () => connections.close());
  const register = async (scope: FastifyInstance, { headers, queryString, ...routes }: RouteOptions) => {
    takeBodies(scope, budget);
    await scope.register(proxy, {
      ...routes,
      upstream: apiUrl,
      undici: { request: connections.request.bind(connections) as never },
      proxyPayloads: false,
      disableRequestLogging: true,
      replyOptions: {
        // A 503 is forwarded unchanged: the client decides when to retry.
        retryDelay: () => null,
        rewriteRequestHeaders: (request, given) => {
          const known = withLength(request as FastifyRequest, withoutHopByHop(given));
          return forwardedHeaders(request, headers?.(known) ?? known, publicUrl);
        },
        rewriteHeaders: withoutHopByHop,
        onError: (reply) => sendUnavailable(reply as FastifyReply),
        ...(queryString === undefined ? {} : { queryString }),
      },
    });
  };
  const call: ApiProxy['call'] = async (request, { method, path, body: sent }) => {
    const forwarded = visitorHeaders.flatMap((name) => {
      const value = request.headers[name];
      return value === undefined ? [] : [[name, value] as const];
    });
    const own = { ...Object.fromEntries(forwarded), 'content-type': 'application/json', accept: 'application/json' };
    const answer = await connections.call({
      method,
      path,
      ...(method !== 'GET' && { body: JSON.stringify(sent) }),
      headers: forwardedHeaders(request, own, publicUrl),
      signal: AbortSignal.timeout(callDeadline),
    });
    return {
      status: answer.statusCode,
      cookies: [answer.headers['set-cookie'] ?? []].flat(),
      body: await answer.body.json().catch(() => null),
    };
  };
  return { register, call };
}

/** Bodies of any type are received completely before the API is called. */
function takeBodies(scope: FastifyInstance, budget: BufferBudget): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  scope.addHook('preParsing', async (request, reply, payload) => {
    if (!hasBody(request)) return payload;
    const { body, release } = bufferBody(request.raw, bufferedBody, budget);
    reply.raw.once('close', release);
    return body;
  });
  scope.addHook('onSend', async (request, reply, payload) => {
    const { raw } = request;
    if (!hasBody(request) || raw.complete || !(payload instanceof Readable)) return payload;
    const bytes = Buffer.concat(await payload.toArray());
    reply.header('content-length', bytes.length);
    return untilRequestEnds(bytes, raw);
  });
}

function hasBody({ method, headers }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** The length of a chunked body is known once it is complete. */
function withLength({ body }: FastifyRequest, headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return body instanceof BufferedBody ? { ...headers, 'content-length': String(body.bytes.length) } : headers;
}

const unavailable: ErrorAnswer = {
  error: 'service_unavailable',
  message: 'The service does not answer at the moment',
  code: 'service_unavailable',
};

function sendUnavailable(reply: FastifyReply): void {
  reply.code(503).headers({ 'retry-after': '5', 'cache-control': 'no-store' }).send(unavailable);
}
