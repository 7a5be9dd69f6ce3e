import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Counter, type Registry } from 'prom-client';
import { ConnectionGuard, createNetworkCheck } from 'shared-contracts/node';
import type { ServerConfig } from '../config/server.config.ts';
import { answerClientError } from './client-error.ts';

/** Limits connections for each client and in total, and ends those without progress, as the HTML server does (ADR 33). */
export function guardConnections(
  fastify: FastifyInstance,
  { connectionLimits, trustedProxies }: ServerConfig,
  registry: Registry,
): void {
  const ends = new Counter({
    name: 'connections_ended_total',
    help: 'Connections that were refused or ended by a limit',
    labelNames: ['reason'],
    registers: [registry],
  });
  const answer = (code: string) => (socket: Socket) =>
    answerClientError(Object.assign(new Error(code), { code }), socket);
  const guard = new ConnectionGuard({
    limits: connectionLimits,
    isTrusted: createNetworkCheck(trustedProxies),
    answerTimeout: answer('ERR_HTTP_REQUEST_TIMEOUT'),
    answerRefusal: answer('TOO_MANY_CONNECTIONS'),
    onEnd: (reason) => ends.inc({ reason }),
  });
  guard.protect(fastify.server);
}
