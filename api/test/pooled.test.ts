import { randomUUID } from 'node:crypto';
import { Client, Pool } from 'pg';
import type { Health } from 'shared-contracts';
import { loadMigrations, runMigrations } from '../src/database/migrations.provider.ts';
import { DirectPool } from '../src/database/pools.provider.ts';
import { withSessionLock } from '../src/database/session-lock.repository.ts';
import { DeliveriesRepository } from '../src/modules/applications/delivery/deliveries.repository.ts';
import { RetentionRules, RetentionTask } from '../src/modules/retention/retention.task.ts';
import { createTestApp, testConfig, type TestApp } from './create-test-app.ts';
import { createTestWorker, type TestWorker } from './create-test-worker.ts';
import { eventually } from './eventually.ts';
import { saveJob } from './factories/index.ts';
import { sendForm } from './public-form.ts';
import { createTestDatabase, query, testDatabaseConfig, urlOf } from './test-database.ts';
import { createTransactionPooler, type TransactionPooler } from './transaction-pooler.ts';

let directUrl: string;
let pooler: TransactionPooler;
let api: TestApp;
let worker: TestWorker;
beforeAll(async () => {
  directUrl = await createTestDatabase();
  pooler = await createTransactionPooler(directUrl);
  api = await createTestApp({ databaseUrl: pooler.url, databaseDirectUrl: directUrl });
  const database = testDatabaseConfig(pooler.url, directUrl);
  worker = await createTestWorker(pooler.url, { ...testConfig(pooler.url), database });
});
afterAll(async () => {
  await worker.close();
  await api.close();
  await pooler.close();
});

describe('the test pooler', () => {
  it('rejects startup parameters that PgBouncer does not support', async () => {
    const client = new Client({ connectionString: pooler.url, statement_timeout: 1000 });
    await expect(client.connect()).rejects.toThrow('unsupported startup parameter: statement_timeout');
  });

  it('resets the session after each transaction', async () => {
    const client = new Client({ connectionString: pooler.url });
    await client.connect();
    const named = { name: 'one', text: 'select 1' };
    await client.query(named);
    await expect(client.query(named)).rejects.toThrow('prepared statement "one" does not exist');
    await client.query('create temp table notes (id int)');
    await expect(client.query('select from notes')).rejects.toThrow('relation "notes" does not exist');
    await client.end();
  });

  it.each(['listen changes', 'notify changes'])('rejects %s', async (statement) => {
    const client = new Client({ connectionString: pooler.url });
    await client.connect();
    await expect(client.query(statement)).rejects.toThrow('unsupported statement');
    await client.end();
  });
});

describe('behind a pooler in transaction mode', () => {
  it('the API responds and writes data', async () => {
    const { id } = await saveJob(api.database);
    for (const path of [
      '/api/health',
      '/api/proxy/jobs',
      '/api/jobs?q=react',
      `/api/jobs/${id}`,
      '/api/proxy/companies',
    ]) {
      // Twice: a prepared statement does not exist in the second transaction.
      for (let time = 0; time < 2; time += 1) {
        const { statusCode } = await api.inject(path);
        expect([path, statusCode < 500]).toEqual([path, true]);
      }
    }
    const registration = { username: 'ana', email: 'ana@example.com', password: randomUUID(), terms: true };
    const { statusCode } = await api.inject({ method: 'POST', url: '/api/register', payload: registration });
    expect(statusCode).toBeLessThan(500);
  });

  it('named statements are sent without a name', async () => {
    const pool = api.app.get(Pool);
    const named = { name: 'twice', text: 'select $1::int as value', values: [7] };
    for (let time = 0; time < 2; time += 1) expect((await pool.query(named)).rows).toEqual([{ value: 7 }]);
  });

  it('one delivery of an application waits for another one', async () => {
    const deliveries = worker.module.get(DeliveriesRepository);
    const events: string[] = [];
    const deliver = (name: string) =>
      deliveries.exclusively('1', async (manager) => {
        events.push(`${name} begins`);
        await manager.query('select pg_sleep(0.2)');
        events.push(`${name} ends`);
      });
    await Promise.all([deliver('one'), deliver('other')]);
    const [first = '', second = ''] = events[0] === 'one begins' ? ['one', 'other'] : ['other', 'one'];
    expect(events).toEqual([`${first} begins`, `${first} ends`, `${second} begins`, `${second} ends`]);
  });

  it('a failed transaction is rolled back', async () => {
    const { id } = await saveJob(api.database);
    const rolledBack = api.database.transaction(async (manager) => {
      await manager.query('delete from jobs where id = $1', [id]);
      throw new Error('roll back');
    });
    await expect(rolledBack).rejects.toThrow('roll back');
    expect(await api.database.query('select id from jobs where id = $1', [id])).toEqual([{ id }]);
  });

  it('session locks use direct connections', async () => {
    const direct = worker.module.get(DirectPool, { strict: false });
    const work = () => withSessionLock(direct, [9001], async () => 'both');
    expect(await withSessionLock(direct, [9001], work)).toBe('busy');
    const task = worker.module.get(RetentionTask, { strict: false });
    const run = () => task.run(new Date(), new AbortController().signal);
    const rule = jest.fn(async () => ((await run()) === null ? 1 : 0));
    jest
      .spyOn(worker.module.get(RetentionRules, { strict: false }), 'all')
      .mockReturnValue([{ name: 'nested', run: rule }]);
    expect(await run()).toEqual({ nested: 1 });
  });

  it('a connection with a session lock can use temporary tables', async () => {
    const direct = worker.module.get(DirectPool, { strict: false });
    const rows = await withSessionLock(direct, [9001, 'hr'], async (client) => {
      await client.query('create temp table staged (id int)');
      await client.query('insert into staged values (1)');
      return (await client.query<{ id: number }>('select id from staged')).rows;
    });
    expect(rows).toEqual([{ id: 1 }]);
  });

  it('migrations use direct connections, and concurrent ones wait for each other', async () => {
    const name = `test_migrated_${process.env.JEST_WORKER_ID ?? '1'}`;
    await query(`drop database if exists ${name}`, `create database ${name} template template1`);
    // Nothing listens at the pooler's address.
    const config = testDatabaseConfig('postgres://nobody@127.0.0.1:1/none', urlOf(name));
    const ran = await Promise.all([runMigrations(config), runMigrations(config)]);
    const names = (await loadMigrations()).map((migration) => migration.name);
    expect(ran.toSorted((one, other) => one.length - other.length)).toEqual([[], names]);
    await query(`drop database ${name}`);
  });

  it('the queue runs a job that a request has added', async () => {
    const email = 'rui@example.com';
    await worker.work();
    const password = randomUUID();
    const registration = { username: 'rui', email, password, confirmPassword: password };
    expect((await sendForm(api, '/api/register', registration)).status).toBe(200);
    await eventually(() => expect(worker.mail.sent.map(({ to }) => to)).toContain(email));
    // Supervision of jobs whose process died, which each worker runs.
    await eventually(async () => {
      const { worker: state } = (await api.inject('/api/health')).json<Health>();
      expect(state.status).toBe('ok');
    });
  });
});
