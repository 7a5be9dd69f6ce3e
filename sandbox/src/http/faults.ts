import { timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from './errors.ts';
import type { SandboxParts } from './parts.ts';

/** Counts a scope's calls and simulates the faults of the settings. */
export function useFaultInjection(scope: FastifyInstance, { behavior }: SandboxParts): void {
  scope.addHook('onRequest', async (request, reply) => {
    const { delayMs, failWith } = behavior.settings;
    behavior.count(`${request.method} ${request.routeOptions.url ?? request.url}`);
    if (delayMs > 0) await wait(delayMs);
    if (failWith !== null) return sendError(reply, failWith, 'Simulated failure');
    if (!behavior.admit(Date.now())) return sendError(reply, 429, 'Too many calls');
    return undefined;
  });
  scope.addHook('onSend', (_request, reply, payload, done) => {
    const size = behavior.settings.cutAfterBytes;
    done(null, size === null ? payload : cut(reply, payload, size));
  });
}

/** Requires the token. */
export function useToken(scope: FastifyInstance, { token }: SandboxParts): void {
  const expected = Buffer.from(`Bearer ${token}`);
  scope.addHook('onRequest', async (request: FastifyRequest, reply) => {
    const given = Buffer.from(request.headers.authorization ?? '');
    if (given.length === expected.length && timingSafeEqual(given, expected)) return undefined;
    return sendError(reply.header('www-authenticate', 'Bearer'), 401, 'A valid token is needed');
  });
}

/** Announces the complete response, sends its beginning and closes the connection. */
function cut(reply: FastifyReply, payload: unknown, size: number): unknown {
  const whole = Buffer.isBuffer(payload) ? payload : Buffer.from(typeof payload === 'string' ? payload : '');
  if (whole.length <= size) return payload;
  void reply.header('content-length', whole.length);
  return Readable.from(beginning(whole.subarray(0, size)));
}

async function* beginning(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
  // The socket must send the first bytes before it is destroyed.
  await nextTurn();
  throw new Error('Simulated interruption');
}
