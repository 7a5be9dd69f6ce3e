import { createServer, type AddressInfo, type Server } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { createCuttableProxy } from '../../test/cuttable-proxy.ts';
import { createTestDatabase, openTestPool, query, testDatabaseConfig } from '../../test/test-database.ts';
import { openPool } from './data-source.provider.ts';
import { openMigrationSource } from './migrations.provider.ts';
import { isDatabaseUnavailable } from './postgres.errors.ts';

/** The database of the tests has no TLS. */
it.each(['require', 'verify-full'])('never connects without TLS for sslmode=%s', async (mode) => {
  const url = new URL(await createTestDatabase());
  url.searchParams.set('sslmode', mode);
  await expect(openMigrationSource(testDatabaseConfig(url.href))).rejects.toThrow('does not support SSL');
});

/** A message of PostgreSQL's protocol. */
function message(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5, type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
const welcome = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]);
const goodbye = message('E', Buffer.from('SFATAL\0C57P01\0Mterminating connection\0\0'));

let server: Server;
beforeAll(async () => {
  server = createServer((socket) => {
    socket.once('data', () => socket.end(Buffer.concat([welcome, goodbye])));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

it('rejects the next statement on a connection that the server closed, without an uncaught error', async () => {
  const { port } = server.address() as AddressInfo;
  const pool = openPool({ host: '127.0.0.1', port, user: 'nobody' });
  const client = await pool.connect();
  await expect(client.query('select 1')).rejects.toThrow(/not queryable|terminat/i);
  client.release(true);
  await pool.end();
});

it('replaces an idle connection of a pool that PostgreSQL ends', async () => {
  const pool = openTestPool(await createTestDatabase(), 1);
  const processId = async () => (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid;
  const ended = await processId();
  const removed = new Promise((resolve) => pool.once('remove', resolve));
  await query(`select pg_terminate_backend(${ended})`);
  await removed;
  expect(await processId()).not.toBe(ended);
  await pool.end();
});

it('closes a connection whose statement gets no response, and keeps an idle one', async () => {
  const proxy = await createCuttableProxy(await createTestDatabase());
  const options = { connectionString: proxy.url, max: 1, silenceTimeoutMillis: 300 };
  const pool = openPool(options);
  const processId = async () => (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]!.pid;
  const first = await processId();
  await wait(600);
  expect(await processId()).toBe(first);
  proxy.stall();
  const failure: unknown = await processId().catch((error: unknown) => error);
  expect(isDatabaseUnavailable(failure)).toBe(true);
  proxy.restore();
  expect(await processId()).not.toBe(first);
  await pool.end();
  await proxy.close();
});

it.each(['53100', '53300', '57P01', '08006', 'ECONNREFUSED', 'EHOSTUNREACH'])('%s: unavailable', (code) => {
  expect(isDatabaseUnavailable(Object.assign(new Error('x'), { code }))).toBe(true);
});
