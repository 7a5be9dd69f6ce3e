import type { IncomingHttpHeaders } from 'node:http';
import proxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ErrorAnswer } from 'shared-contracts';
import { forwardedHeaders, type ProxiedRequest } from './forwarded-headers.ts';

/** What the API answers on our origin; behind a real proxy these go to it directly. */
const paths = ['/api', '/api/*', '/wp-json', '/wp-json/*', '/feeds/*', '/sitemap:name(^[\\w-]*\\.xml$)'];

const connections = { connections: 128, pipelining: 1, keepAliveTimeout: 10_000, bodyTimeout: 120_000 };

export function proxyApi(app: FastifyInstance, apiUrl: string, publicUrl: string): void {
  const toldOn: RequestHeaders = (request, headers) => forwardedHeaders(request, headers, publicUrl);
  app.register(proxy, { ...toApi(apiUrl, toldOn), routes: paths });
}

type RequestHeaders = (request: ProxiedRequest, headers: IncomingHttpHeaders) => IncomingHttpHeaders;

/** Streams both ways over kept-alive connections. */
export const toApi = (apiUrl: string, rewriteRequestHeaders: RequestHeaders) => ({
  upstream: apiUrl,
  undici: connections,
  disableRequestLogging: true,
  replyOptions: {
    // An answer of 503 is an answer: it reaches the client as it is, who knows best when to ask again.
    retryDelay: () => null,
    rewriteRequestHeaders,
    onError: (reply: object) => sendUnavailable(reply as FastifyReply),
  },
});

const unavailable: ErrorAnswer = {
  error: 'service_unavailable',
  message: 'The service does not answer at the moment',
  code: 'service_unavailable',
};

function sendUnavailable(reply: FastifyReply): void {
  reply.code(503).headers({ 'retry-after': '5', 'cache-control': 'no-store' }).send(unavailable);
}
