import { fastify, type FastifyInstance } from 'fastify';
import { DatabaseConfig } from '../config/database.config.ts';
import type { DatabaseRecovery } from '../database/database-recovery.service.ts';
import { keepReadHandlers, RepeatReads } from './repeat-reads.service.ts';

const timeouts = { connection: 1000, health: 1000, outage: 10_000 };
const config = new DatabaseConfig('postgres://x', 1, 'test', 0, 'postgres://x', timeouts);

let server: FastifyInstance;
afterEach(() => server.close());

interface Options {
  method?: 'GET' | 'POST';
  isOut?: boolean;
  failures?: number;
}

/** Responds with the number of the attempt that succeeded, or 503. The first `failures` attempts fail with `error`. */
async function statusOf(error: Error, options: Options) {
  const { method = 'GET', isOut = false, failures = 1 } = options;
  server = fastify();
  keepReadHandlers(server);
  const recovered = jest.fn<Promise<boolean>, []>().mockResolvedValue(true);
  const reads = new RepeatReads({ isOut, recovered } as unknown as DatabaseRecovery, config);
  let attempts = 0;
  server.route({
    method,
    url: '/',
    handler: async (request, reply) => {
      attempts += 1;
      if (attempts > failures) return reply.send({ attempts });
      if (await reads.repeat(error, request, reply)) return reply;
      return reply.code(503).send();
    },
  });
  const answer = await server.inject({ method, url: '/' });
  return answer.statusCode === 200 ? answer.json<{ attempts: number }>().attempts : answer.statusCode;
}

const lost = Object.assign(new Error('terminating connection'), { code: '57P01' });
const fullPool = new Error('timeout exceeded when trying to connect');

it.each([
  ['a read whose connection was lost', lost, {}, 2],
  ['a read that fails twice', lost, { failures: 2 }, 3],
  ['a write whose connection was lost', lost, { method: 'POST' as const }, 503],
  ['an invalid statement', Object.assign(new Error('syntax error'), { code: '42601' }), {}, 503],
  ['a read without a free connection', fullPool, {}, 503],
  ['a read without a free connection during an outage', fullPool, { isOut: true }, 2],
])('%s', async (_, error, options, expected) => {
  expect(await statusOf(error, options)).toBe(expected);
});
