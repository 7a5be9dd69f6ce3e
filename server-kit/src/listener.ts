import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { BurstPacer } from './burst-pacer.ts';
import { createNetworkCheck } from './client-address.ts';
import { ConnectionGuard, type ConnectionLimits } from './connection-guard.ts';
import { requestId } from './logging.ts';

/** Connections that wait to be accepted. Above it, clients try again after a second; the system allows `net.core.somaxconn` at most. */
export const listenBacklog = 4096;

/** An error on a connection without a request, identified by its code. */
export type ClientError = Error & { code?: string };
export type ConnectionAnswer = (error: ClientError, socket: Socket) => void;

/** Status for each error of Node's HTTP parser and of `ConnectionGuard`; 400 for any other. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  TOO_MANY_CONNECTIONS: 429,
};

/**
 * Answers invalid HTTP, timeouts and connections over the limit on the raw socket, and closes it. Waiting for the client to
 * close its side would leave the connection open indefinitely.
 *
 * @param headers of every response
 * @param bodyOf the JSON body for a status
 */
export function answerClientError(
  headers: Readonly<Record<string, string>>,
  bodyOf: (status: number) => object,
): ConnectionAnswer {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    const status = statuses[error.code ?? ''] ?? 400;
    const body = JSON.stringify(bodyOf(status));
    const lines = Object.entries({
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }).map(([name, value]) => `${name}: ${value}`);
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n'));
    socket.destroySoon();
  };
}

interface ListenerConfig {
  connectionLimits: ConnectionLimits;
  /** Addresses and networks of the proxies in front. */
  trustedProxies: readonly string[];
}

/** Fastify's options of the listener: timeouts, trusted proxies, request ids and errors without a request. */
export function listenerOptions({ connectionLimits, trustedProxies }: ListenerConfig, answer: ConnectionAnswer) {
  const { requestTimeout, headersTimeout } = connectionLimits;
  const endings = new BurstPacer();
  return {
    requestTimeout,
    // Fastify sets only the first of them on Node's server, and Node checks every 30 s by default.
    http: { requestTimeout, headersTimeout, connectionsCheckingInterval: 1000 },
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    // A request on a connection that was accepted before the listener closed is answered normally.
    return503OnClosing: false,
    requestIdHeader: false as const,
    genReqId: requestId,
    clientErrorHandler: (error: ClientError, socket: Socket) => {
      // Node closes all connections with expired timeouts in one tick. Other errors are answered before more of the
      // request is read.
      if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') endings.run(() => answer(error, socket));
      else answer(error, socket);
    },
  };
}

/** Limits connections for each client and in total, and ends those without progress (ADR 33). */
export function guardConnections(
  app: FastifyInstance,
  { connectionLimits, trustedProxies }: ListenerConfig,
  { answer, registry }: { answer: ConnectionAnswer; registry: Registry },
): void {
  const ends = new Counter({
    name: 'connections_ended_total',
    help: 'Connections that were refused or ended by a limit',
    labelNames: ['reason'],
    registers: [registry],
  });
  const answerWith = (code: string) => (socket: Socket) => answer(Object.assign(new Error(code), { code }), socket);
  const guard = new ConnectionGuard({
    limits: connectionLimits,
    isTrusted: createNetworkCheck(trustedProxies),
    answerTimeout: answerWith('ERR_HTTP_REQUEST_TIMEOUT'),
    answerRefusal: answerWith('TOO_MANY_CONNECTIONS'),
    onEnd: (reason) => ends.inc({ reason }),
  });
  guard.protect(app.server);
}
