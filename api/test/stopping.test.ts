import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import type { Health } from 'shared-contracts';
import { buildNodePackage, nodePackages } from '../../tools/build/node-package.mjs';
import { freePort } from '../../tools/services/ports.mjs';
import { startProcess, type Service } from '../../tools/services/process.mjs';
import { eventually } from './eventually.ts';
import { createTestDatabase } from './test-database.ts';

/** Entry files of the built processes, as in production. */
const scripts = join(import.meta.dirname, '../dist');

let folder: string;
let databaseUrl: string;
let database: Client;
const running: Service[] = [];
beforeAll(async () => {
  for (const one of nodePackages) {
    if (one.isShared || one.name === 'api') await buildNodePackage(one);
  }
  folder = await mkdtemp(join(tmpdir(), 'stopping-'));
  databaseUrl = await createTestDatabase();
  database = new Client({ connectionString: databaseUrl });
  await database.connect();
});
afterEach(() => Promise.all(running.splice(0).map((service) => service.stop())));
afterAll(async () => {
  await database.end();
  await rm(folder, { recursive: true, force: true });
});

/** Starts a process. Its port responds when it is ready. */
function begin(script: 'main' | 'worker', drainSeconds: number, port: number) {
  const env = {
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    HR_BACKEND_URL: 'http://127.0.0.1:9',
    HR_BACKEND_TOKEN: 'none',
    APP_SECRET: 'a secret of the tests, 32 characters',
    FILES_DIR: join(folder, 'files'),
    [script === 'main' ? 'API_PORT' : 'WORKER_PORT']: String(port),
    DRAIN_SECONDS: String(drainSeconds),
  };
  const service = startProcess({ name: script, script: join(scripts, `${script}.js`), env, logDir: folder });
  running.push(service);
  return service;
}

/** Starts a process and waits until it is ready. `url` is the origin of its HTTP server. */
async function start(script: 'main' | 'worker', drainSeconds: number) {
  const port = await freePort();
  const service = begin(script, drainSeconds, port);
  const url = `http://127.0.0.1:${port}`;
  await eventually(async () => expect((await fetch(`${url}/api/health`)).status).toBe(200));
  return { ...service, url };
}

/** Locks of other databases, which other tests use, do not count. */
const waitingLocks = `
  select from pg_locks join pg_database on pg_database.oid = pg_locks.database
  where not granted and datname = current_database()`;
const isLocked = () => eventually(async () => expect((await database.query(waitingLocks)).rowCount).toBeGreaterThan(0));

describe('an API that receives a stop signal', () => {
  it('reports draining in its health, responds to new requests, completes running ones, and exits with 0', async () => {
    const api = await start('main', 1);
    await database.query('begin; lock table company_logos');
    const slow = fetch(`${api.url}/api/company-logos/${'0'.repeat(32)}`);
    await isLocked();
    api.kill('SIGTERM');
    await eventually(async () => {
      const health = await fetch(`${api.url}/api/health`);
      expect([health.status, ((await health.json()) as Health).status]).toEqual([503, 'draining']);
    });
    const other = await fetch(`${api.url}/api/cities`);
    expect([other.status, other.headers.get('connection')]).toEqual([200, 'close']);
    await eventually(() => expect(fetch(`${api.url}/api/cities`)).rejects.toThrow('fetch failed'));
    await database.query('commit');
    expect((await slow).status).toBe(404);
    expect(await api.ended).toBe(0);
  });

  it('exits immediately on a second signal, even a different one', async () => {
    const api = await start('main', 300);
    api.kill('SIGTERM');
    await eventually(async () => expect((await fetch(`${api.url}/api/health`)).status).toBe(503));
    api.kill('SIGINT');
    // Null: the signal ended it, not its own shutdown.
    expect(await api.ended).toBeNull();
  });
});

it('a worker that receives a stop signal exits with 0', async () => {
  const worker = await start('worker', 300);
  worker.kill('SIGTERM');
  expect(await worker.ended).toBe(0);
});

it.each(['main', 'worker'] as const)(
  '%s: a start whose database does not respond ends at the first signal',
  async (script) => {
    const unresponsive = createServer();
    await new Promise<void>((resolve) => unresponsive.listen(0, '127.0.0.1', resolve));
    const usual = databaseUrl;
    databaseUrl = `postgres://user@127.0.0.1:${(unresponsive.address() as AddressInfo).port}/app`;
    try {
      const connected = once(unresponsive, 'connection');
      const service = begin(script, 300, await freePort());
      const [socket] = (await connected) as [Socket];
      service.kill('SIGINT');
      // Null: the signal ended it.
      expect(await service.ended).toBeNull();
      socket.destroy();
    } finally {
      databaseUrl = usual;
      unresponsive.close();
    }
  },
);
