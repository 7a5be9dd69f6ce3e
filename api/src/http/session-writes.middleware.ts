import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../config/server.config.ts';
import { parseLsn } from '../database/replicas/lsn.parser.ts';
import type { Replicas } from '../database/replicas/replicas.service.ts';
import { withRequestReads } from '../database/replicas/session-writes.context.ts';

/**
 * Position of the log after the last write of a session or visitor. It is no secret and no permission: with another position, a client
 * only chooses a server that has more or less of what it has written.
 */
const cookieName = 'lsn';

/** Seconds. Longer than any replica that is used lags; afterwards, the account's data is read from the primary. */
const lifetime = 600;

const isSafe = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/**
 * A response to a successful write carries the position of the log in a cookie, with which the next reads use servers that have
 * replayed the write. Visitors who have written nothing have no cookie. Call it after the cookie plugin is registered.
 */
export function readOwnWrites(fastify: FastifyInstance, replicas: Replicas, { isSecure }: ServerConfig): void {
  if (!replicas.isConfigured) return;
  const cookie = { path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure } as const;
  fastify.addHook('preValidation', (request, _reply, done) => {
    const written = parseLsn(request.cookies[cookieName] ?? '');
    withRequestReads({ isSafe: isSafe(request), written }, done);
  });
  fastify.addHook('onSend', async (request, reply) => {
    if (!isSafe(request) && reply.statusCode < 400) await notePosition(reply);
  });

  async function notePosition(reply: FastifyReply): Promise<void> {
    try {
      reply.setCookie(cookieName, await replicas.currentPosition(), { ...cookie, maxAge: lifetime });
    } catch {
      // The primary failed after the write. Without a position, the account's data is read from the primary.
      reply.clearCookie(cookieName, cookie);
    }
  }
}
