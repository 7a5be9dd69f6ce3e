import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { runMigrations } from '../src/database/migrations.provider.ts';
import { RetentionTask } from '../src/modules/retention/retention.task.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import { createTestWorker, type TestWorker } from './create-test-worker.ts';
import { eventually } from './eventually.ts';
import { saveJob } from './factories/index.ts';
import { createTestDatabase, testDatabaseConfig } from './test-database.ts';

const script = join(import.meta.dirname, '../../docs/database-roles.sql');
const password = randomUUID();

let url: string;
let api: TestApp;
let worker: TestWorker;
beforeAll(async () => {
  url = await createTestDatabase('template1');
  const statements = await readFile(script, 'utf8');
  // Twice: the statements are idempotent.
  for (const text of [statements, statements]) await asSuperuser(text);
  for (const role of ['trampolim_owner', 'trampolim_app']) {
    await asSuperuser(`alter role ${role} password '${password}'`);
  }
  await runMigrations(testDatabaseConfig(urlAs('trampolim_owner')));
  api = await createTestApp({ databaseUrl: urlAs('trampolim_app') });
  worker = await createTestWorker(urlAs('trampolim_app'));
});
afterAll(async () => {
  await worker.close();
  await api.close();
});

function urlAs(role: string): string {
  const address = new URL(url);
  Object.assign(address, { username: role, password });
  return address.href;
}

async function asSuperuser(text: string): Promise<object[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<object>(text)).rows;
  } finally {
    await client.end();
  }
}

it('the runtime role can read and write every table, and use every sequence', async () => {
  const missing = await asSuperuser(`
    select c.oid::regclass::text as name, p.privilege
    from pg_class c join pg_namespace n on n.oid = c.relnamespace,
      unnest(case c.relkind when 'S' then array['usage'] else array['select', 'insert', 'update', 'delete'] end) p(privilege)
    where n.nspname in ('public', 'pgboss') and c.relkind in ('r', 'p', 'S') and c.relname <> 'migrations_id_seq'
      and not case c.relkind when 'S' then has_sequence_privilege('trampolim_app', c.oid, p.privilege)
        else has_table_privilege('trampolim_app', c.oid, p.privilege) end`);
  expect(missing).toEqual([]);
  const [{ count } = { count: 0 }] = (await asSuperuser(
    `select count(*)::int as count from pg_tables where schemaname in ('public', 'pgboss')`,
  )) as { count: number }[];
  expect(count).toBeGreaterThan(30);
});

it('the runtime role cannot change the schema', async () => {
  const refused = [
    'create table intruder (id int)',
    'drop table jobs',
    'alter table jobs add column intruder int',
    'truncate jobs',
    'create table pgboss.intruder (id int)',
    'create schema intruder',
    'create role intruder',
    `copy jobs to program 'true'`,
    `select pg_read_file('postgresql.conf')`,
  ];
  for (const statement of refused) {
    const refusal = await api.database.query(statement).then(
      () => 'accepted',
      (error: Error) => error.message,
    );
    expect([statement, refusal]).toEqual([statement, expect.stringMatching(/permission denied|must be owner/)]);
  }
});

it('API and worker run with the runtime role', async () => {
  await saveJob(api.database);
  for (const path of ['/api/health', '/api/proxy/jobs', '/api/proxy/companies', '/api/cities']) {
    expect([path, (await api.inject(path)).statusCode]).toEqual([path, 200]);
  }
  const login = { method: 'POST', url: '/api/login', payload: { username: 'ana', password: 'wrong' } } as const;
  expect((await api.inject(login)).statusCode).toBe(401);
  await worker.work();
  const retention = worker.module.get(RetentionTask, { strict: false });
  // The worker runs the retention at its start and then releases the lock.
  await eventually(async () => {
    const counts = await retention.run(new Date(), new AbortController().signal);
    // The count of a failed rule is null.
    expect(Object.values(counts ?? {}).filter((count) => count === null)).toEqual([]);
    expect(Object.keys(counts ?? {}).length).toBeGreaterThan(10);
  });
});

it('the runtime role creates and drops partitions of audit events by their function only', async () => {
  const months = () => asSuperuser(`select from pg_inherits where inhparent = 'audit_events'::regclass`);
  const before = await months();
  await api.database.query(`select maintain_audit_partitions(now() + interval '1 month', '-infinity')`);
  expect(await months()).toHaveLength(before.length + 1);
  // Drops all of them, and creates those of four months again.
  await api.database.query(`select maintain_audit_partitions(now(), 'infinity')`);
  expect(await months()).toHaveLength(before.length);
  await expect(api.database.query('drop table audit_events_default')).rejects.toThrow('must be owner');
});
