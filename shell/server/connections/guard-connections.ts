import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { ConnectionGuard, createNetworkCheck } from 'shared-contracts/node';
import type { ServerConfig } from '../config.ts';
import type { SiteMetrics } from '../operations/site-metrics.ts';
import { limitRequests } from './limit-requests.ts';

interface Parts {
  /** Answers an error, identified by its code, on the raw socket. */
  answerBroken: (error: Error & { code?: string }, socket: Socket) => void;
  metrics: SiteMetrics;
}

/** Applies the connection limits of the configuration to the server. */
export function guardConnections(app: FastifyInstance, config: ServerConfig, { answerBroken, metrics }: Parts): void {
  const answer = (code: string) => (socket: Socket) => answerBroken(Object.assign(new Error(code), { code }), socket);
  const guard = new ConnectionGuard({
    limits: config.connectionLimits,
    isTrusted: createNetworkCheck(config.trustedProxies),
    answerTimeout: answer('ERR_HTTP_REQUEST_TIMEOUT'),
    answerRefusal: answer('TOO_MANY_CONNECTIONS'),
    onEnd: (reason) => metrics.connectionEnded(reason),
  });
  guard.protect(app.server);
  limitRequests(app, config.connectionLimits.perAddress);
}
