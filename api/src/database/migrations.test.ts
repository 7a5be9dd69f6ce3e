import { randomUUID } from 'node:crypto';
import { Client, type ClientBase } from 'pg';
import type { DataSource } from 'typeorm';
import { saveJob, saveUser } from '../../test/factories/index.ts';
import { insertRow } from '../../test/factories/insert-row.ts';
import { createTestDatabase, query, testDatabaseConfig } from '../../test/test-database.ts';
import { rebuildJobIndex } from '../modules/jobs/index.ts';
import { openMigrationSource, runMigrations } from './migrations.provider.ts';

let source: DataSource;
beforeAll(async () => {
  source = await openMigrationSource(testDatabaseConfig(await createTestDatabase('template1')));
});
afterAll(() => source.destroy());

/** Tables, columns, indexes and constraints of the product, in one comparable list. */
async function schema(): Promise<string[]> {
  const rows = await source.query<{ line: string }[]>(`
    select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select proname from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
    order by 1`);
  return rows.map(({ line }) => line).filter((line) => !/\bmigrations/.test(line));
}

it('every migration can be undone and applied again', async () => {
  const before = [await schema()];
  for (const index of source.migrations.keys()) before.push(await runFirst(index + 1));
  const complete = before.at(-1);
  for (const expected of before.slice(0, -1).toReversed()) {
    await source.undoLastMigration();
    expect(await schema()).toEqual(expected);
  }
  await source.runMigrations();
  expect(await schema()).toEqual(complete);
});

/** Undoes the named migration and all later ones. */
async function revertTo(migrated: DataSource, named: string): Promise<void> {
  const first = migrated.migrations.findIndex(({ constructor: { name } }) => name.startsWith(named));
  for (let count = migrated.migrations.length - first; count > 0; count -= 1) await migrated.undoLastMigration();
}

/** TypeORM runs all pending migrations, so it gets only the first `count`. */
async function runFirst(count: number): Promise<string[]> {
  const hidden = source.migrations.splice(count);
  await source.runMigrations();
  source.migrations.push(...hidden);
  return schema();
}

describe('undoing the accounts migration and applying it again', () => {
  let filled: DataSource;
  beforeAll(async () => {
    filled = await openMigrationSource(testDatabaseConfig(await createTestDatabase('template1')));
    await filled.runMigrations();
  });
  afterAll(() => filled.destroy());

  async function saveFile(): Promise<string> {
    const id: string = randomUUID();
    const file = { name: 'cv.pdf', content_type: 'application/pdf', size: 1, sha256: Buffer.from('x') };
    await insertRow(filled, 'files', { id, ...file, attached_at: new Date() });
    return id;
  }

  async function apply(jobId: number, given: { user_id?: number; email?: string }, day: number): Promise<string> {
    const id: string = randomUUID();
    const moment = new Date(Date.UTC(2026, 0, day));
    const file = {
      file_id: await saveFile(),
      file_name: 'cv.pdf',
      file_size: 1,
      file_sha256: Buffer.from('x'),
      pages: 1,
    };
    const rest = { language: 'pt', questions_due: 0, submitted_at: moment, due_at: moment };
    await insertRow(filled, 'applications', { id, job_id: jobId, ...file, ...rest, ...given });
    return id;
  }

  it('withdraws duplicate applications of an address or without one, and deletes files of accounts', async () => {
    const [user, other] = [await saveUser(filled), await saveUser(filled)];
    await filled.query('update users set picture_id = $2 where id = $1', [user.id, await saveFile()]);
    const stored = { file_name: 'cv.pdf', file_size: 1, pages: 1, is_default: true };
    const resume = { id: randomUUID(), user_id: user.id, slot: 1, name: 'CV', file_id: await saveFile(), ...stored };
    await insertRow(filled, 'user_resumes', resume);
    const [job, another] = [await saveJob(filled), await saveJob(filled)];
    const kept = [
      await apply(job.id, { email: 'ana@example.com' }, 1),
      await apply(job.id, { user_id: other.id, email: 'rui@example.com' }, 2),
      await apply(another.id, { user_id: user.id, email: 'ana@example.com' }, 2),
      await apply(another.id, { user_id: other.id }, 1),
    ];
    await apply(job.id, { user_id: user.id, email: 'Ana@example.com' }, 2);
    await apply(another.id, {}, 2);
    await revertTo(filled, 'Accounts');
    const sql = 'select id from applications where withdrawn_at is null and user_id is null';
    expect((await filled.query<{ id: string }[]>(sql)).map(({ id }) => id).toSorted()).toEqual(kept.toSorted());
    const attached = 'select count(*)::int as files from files where attached_at is not null';
    expect(await filled.query(attached)).toEqual([{ files: 6 }]);
    await filled.runMigrations();
    expect(await filled.query('select 1 from applications where user_id is not null')).toEqual([]);
  });
});

it('undoing job management keeps deleted jobs hidden', async () => {
  const filled = await openMigrationSource(testDatabaseConfig(await createTestDatabase('template1')));
  await filled.runMigrations();
  const [off, deleted, open] = [await saveJob(filled), await saveJob(filled), await saveJob(filled)];
  await filled.query('update jobs set is_active = false where id = $1', [off.id]);
  await filled.query('update jobs set deleted_at = now() where id = $1', [deleted.id]);
  await revertTo(filled, 'JobManagement');
  expect(await filled.query('select id, status from jobs order by id')).toEqual([
    { id: off.id, status: 'paused' },
    { id: deleted.id, status: 'closed' },
    { id: open.id, status: 'open' },
  ]);
  await filled.runMigrations();
  expect(await filled.query('select source_status, status from jobs where id = $1', [off.id])).toEqual([
    { source_status: 'paused', status: 'paused' },
  ]);
  await filled.destroy();
});

it('undoing alerts of visitors deletes them, and keeps those of accounts', async () => {
  const filled = await openMigrationSource(testDatabaseConfig(await createTestDatabase('template1')));
  await filled.runMigrations();
  const consent = { language: 'pt', consent_at: new Date(), consent_text: 'of the test' };
  for (const consent_source of ['registration', 'account', 'alerts']) {
    const email = `${consent_source}@example.com`;
    await insertRow(filled, 'subscribers', { id: randomUUID(), email, ...consent, consent_source });
  }
  await revertTo(filled, 'Alerts');
  const rows = await filled.query<object[]>('select consent_source from subscribers order by 1');
  expect(rows).toEqual([{ consent_source: 'account' }, { consent_source: 'registration' }]);
  await filled.destroy();
});

it('undoing address confirmations deletes their requests, and keeps those of alerts', async () => {
  const filled = await openMigrationSource(testDatabaseConfig(await createTestDatabase('template1')));
  await filled.runMigrations();
  const request = { email: 'ana@example.com', frequency: 'weekly', language: 'pt', consent_text: 'of the test' };
  const [id, address]: string[] = [randomUUID(), randomUUID()];
  await insertRow(filled, 'alert_requests', { id, ...request });
  await insertRow(filled, 'alert_requests', { id: address, ...request, only_address: true });
  await revertTo(filled, 'AddressRequests');
  expect(await filled.query('select id from alert_requests')).toEqual([{ id }]);
  await filled.destroy();
});

it('undoing journaled resumes and pictures deletes their records, and keeps others', async () => {
  const filled = await openMigrationSource(testDatabaseConfig(await createTestDatabase('template1')));
  await filled.runMigrations();
  for (const kind of ['account', 'resume', 'picture']) await insertRow(filled, 'erasures', { kind, subject: '7' });
  await revertTo(filled, 'ErasureKinds');
  expect(await filled.query('select kind from erasures')).toEqual([{ kind: 'account' }]);
  await expect(insertRow(filled, 'erasures', { kind: 'resume', subject: '7' })).rejects.toThrow('erasures_kind_check');
  await filled.destroy();
});

/** Runs all migrations before the named one; `migrateToLatest` runs the rest. */
async function migratedBefore(name: string): Promise<{ filled: DataSource; migrateToLatest: () => Promise<void> }> {
  const filled = await openMigrationSource(testDatabaseConfig(await createTestDatabase('template1')));
  const first = filled.migrations.findIndex((migration) => migration.constructor.name.startsWith(name));
  const later = filled.migrations.splice(first);
  await filled.runMigrations();
  const migrateToLatest = async () => {
    filled.migrations.push(...later);
    await filled.runMigrations();
  };
  return { filled, migrateToLatest };
}

it('duplicate interviews are canceled, except for the newest', async () => {
  const { filled, migrateToLatest } = await migratedBefore('JobAssignmentsAndTracking');
  const [job, user, other] = [await saveJob(filled), await saveUser(filled), await saveUser(filled)];
  const save = async (userId: number, day: number, row: object = {}): Promise<string> => {
    const id: string = randomUUID();
    const moment = { scheduled_at: new Date('2026-03-26T10:30:00Z'), created_at: new Date(Date.UTC(2026, 2, day)) };
    const named = { id, user_id: userId, job_id: job.id, interview_type: 'video' };
    await insertRow(filled, 'interviews', { ...named, ...moment, ...row });
    return id;
  };
  const doubles = [await save(user.id, 2), await save(user.id, 1, { status: 'rescheduled', sequence: 3 })];
  await save(user.id, 3);
  await save(other.id, 1);
  await save(user.id, 1, { scheduled_at: new Date('2026-03-27T10:30:00Z') });
  await save(user.id, 4, { status: 'completed' });
  await migrateToLatest();
  const canceled = await filled.query<{ id: string; sequence: number }[]>(
    `select id, sequence from interviews where status = 'canceled' order by sequence`,
  );
  expect(canceled).toEqual([
    { id: doubles[0], sequence: 1 },
    { id: doubles[1], sequence: 4 },
  ]);
  await filled.destroy();
});

it('accounts in audit events become references, or null if they were deleted', async () => {
  const { filled, migrateToLatest } = await migratedBefore('DeletedKeysAndAuditSubjects');
  const { id } = await saveUser(filled);
  const targets = [`id=1 userId=${id}`, 'id=1 userId=2147483647', 'userId=?', 'id=? jobId=2', null];
  for (const target of targets) await insertRow(filled, 'audit_events', { what: 'x', target, request_id: 'y' });
  await migrateToLatest();
  const rows = () => filled.query<object[]>('select * from audit_events order by id');
  expect(await rows()).toMatchObject([
    { target: 'id=1', subject_id: id },
    { target: 'id=1', subject_id: null },
    { target: null, subject_id: null },
    { target: 'id=? jobId=2', subject_id: null },
    { target: null, subject_id: null },
  ]);
  await revertTo(filled, 'DeletedKeysAndAuditSubjects');
  expect((await rows())[0]).toMatchObject({ target: `id=1 userId=${id}` });
  await filled.destroy();
});

it('versions of jobs and interviews count any change, and after undoing the migration only changes of updated_at', async () => {
  const filled = await openMigrationSource(testDatabaseConfig(await createTestDatabase('template1')));
  await filled.runMigrations();
  const [{ id: job_id }, { id: user_id }] = [await saveJob(filled), await saveUser(filled)];
  const meeting = { id: randomUUID(), user_id, job_id, interview_type: 'video', scheduled_at: new Date() };
  await insertRow(filled, 'interviews', meeting);
  const update = async (columns: Record<'jobs' | 'interviews', string>) => {
    for (const [table, column] of Object.entries(columns)) await filled.query(`update ${table} set ${column}`);
    const sql = 'select (select version from jobs) as job, (select version from interviews) as interview';
    return (await filled.query<{ job: number; interview: number }[]>(sql))[0];
  };
  const title = { jobs: `title = title || '.'`, interviews: `notes = coalesce(notes, '') || '.'` };
  const time = { jobs: 'updated_at = clock_timestamp()', interviews: 'updated_at = clock_timestamp()' };
  expect(await update(title)).toEqual({ job: 2, interview: 2 });
  await revertTo(filled, 'VersionConditions');
  expect(await update(title)).toEqual({ job: 2, interview: 2 });
  expect(await update(time)).toEqual({ job: 3, interview: 3 });
  await filled.runMigrations();
  expect(await update(title)).toEqual({ job: 4, interview: 4 });
  expect(await update({ jobs: 'title = title', interviews: 'notes = notes' })).toEqual({ job: 4, interview: 4 });
  await filled.destroy();
});

it('two processes that start at the same time migrate once', async () => {
  const config = testDatabaseConfig(await createTestDatabase('template1'));
  const done = await Promise.all([runMigrations(config), runMigrations(config)]);
  expect(done.flat()).toHaveLength(source.migrations.length);
});

it.each(['LATIN1', 'SQL_ASCII'])(
  'refuses a database with the encoding %s, and changes nothing in it',
  async (encoding) => {
    const url = new URL(await createTestDatabase('template1'));
    const name = `test_encoding_${process.env.JEST_WORKER_ID ?? '1'}`;
    await query(`drop database if exists ${name}`);
    await query(`create database ${name} encoding '${encoding}' locale 'C' template template0`);
    url.pathname = `/${name}`;
    await expect(runMigrations(testDatabaseConfig(url.href))).rejects.toThrow(
      `The database ${name} has the encoding ${encoding}; the product needs UTF8`,
    );
    const client = new Client({ connectionString: url.href });
    await client.connect();
    const { rows } = await client.query(`select from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')`);
    await client.end();
    await query(`drop database ${name}`);
    expect(rows).toEqual([]);
  },
);

it('a final ellipsis of a snippet is replaced with three full stops', async () => {
  const { filled, migrateToLatest } = await migratedBefore('SnippetEnding');
  const saved = [await saveJob(filled, { snippet: 'Vai ler…' }), await saveJob(filled, { snippet: 'Vai… ler' })];
  await migrateToLatest();
  const [cut, whole] = saved.map(({ id }) => id);
  expect(await filled.query('select id, snippet from jobs order by id')).toEqual([
    { id: cut, snippet: 'Vai ler...' },
    { id: whole, snippet: 'Vai… ler' },
  ]);
  await filled.destroy();
});

it('indexed jobs with a remote or hybrid workplace match the type filter of that workplace', async () => {
  const { filled, migrateToLatest } = await migratedBefore('TypeFilters');
  const index = (id: number) =>
    filled.query(
      `insert into job_search (job_id, posted_at, is_featured, level, types, remote, places, document)
       values ($1, now(), false, 0, 1, false, '{}', '')`,
      [id],
    );
  const workplaces = ['remote', 'hybrid', 'onsite', null] as const;
  for (const workplace of workplaces) await index((await saveJob(filled, { workplace })).id);
  await migrateToLatest();
  const rows = await filled.query<{ types: number }[]>('select types from job_search order by job_id');
  expect(rows.map(({ types }) => types)).toEqual([1 + 256, 1 + 512, 1, 1]);
  await filled.destroy();
});

it('the columns of filters of an earlier index are filled as the index writes them', async () => {
  const { filled, migrateToLatest } = await migratedBefore('SearchPayAndWork');
  const pay = { salary_min: 900, salary_max: 1200.5, salary_currency: 'EUR', salary_payments: null };
  const jobs: [Parameters<typeof saveJob>[1], types: number][] = [
    [{ ...pay, salary_period: 'month', workplace: 'remote', language: 'pt', job_types: ['full-time'] }, 1 + 256],
    [{ ...pay, salary_period: 'year', salary_max: null, workplace: 'onsite', language: 'en' }, 1],
    [{ ...pay, salary_period: 'hour', workplace: null, language: null, job_types: ['weekend-only', 'contract'] }, 68],
    [{ ...pay, salary_period: 'month', salary_currency: 'USD', salary_payments: 12, job_types: ['part-time'] }, 2],
    [{ salary_min: null, salary_max: null, salary_currency: null, salary_period: null, salary_payments: null }, 1],
  ];
  for (const [job, types] of jobs) {
    const values = [(await saveJob(filled, job)).id, types];
    await filled.query(
      `insert into job_search (job_id, posted_at, is_featured, level, types, remote, places, document)
       values ($1, now(), false, 0, $2, false, '{}', '')`,
      values,
    );
  }
  await migrateToLatest();
  const columns = () =>
    filled.query(
      'select job_id, company_id, pay, pay_kind, schedules, workplace, language from job_search order by job_id',
    );
  const migrated = await columns();
  await filled.transaction(async ({ queryRunner }) => rebuildJobIndex((await queryRunner!.connect()) as ClientBase));
  expect(migrated).toEqual(await columns());
  await filled.destroy();
});

it('municipalities of indexed jobs are those that the index writes, and are deleted by undoing the migration', async () => {
  const { filled, migrateToLatest } = await migratedBefore('SearchMunicipalities');
  const rebuild = () =>
    filled.transaction(async ({ queryRunner }) => rebuildJobIndex((await queryRunner!.connect()) as ClientBase));
  const place = (city: string, region: string | null = null, country = 'PT') => ({ city, region, country });
  const lists = [
    [place('Lisboa'), place('Alvalade', 'Lisboa'), place('Lagoa', 'Açores')],
    [place('Lagoa'), place('Braga', null, 'BR')],
    [],
  ];
  for (const list of lists) {
    await saveJob(filled, { places: JSON.stringify(list), city: list[0]?.city ?? 'Faro', location: null });
  }
  const keys = () =>
    filled.query<object[]>(`select job_id, array(
      select value from search_places where id = any (places) order by value collate "C") as keys
      from job_search order by job_id`);
  const municipalities = (rows: readonly object[]) => JSON.stringify(rows).match(/PT [a-z-]+/g);
  await rebuild();
  // The index of the previous release has no municipalities.
  await filled.query(`update job_search set places = array(
    select id from search_places where id = any (places) and value not like 'PT %')`);
  await filled.query(`delete from search_places where value like 'PT %'`);
  const before = await keys();
  await migrateToLatest();
  const migrated = await keys();
  expect(municipalities(migrated)).toEqual(['PT lagoa-acores', 'PT lisboa', 'PT faro']);
  await rebuild();
  expect(await keys()).toEqual(migrated);
  await revertTo(filled, 'SearchMunicipalities');
  expect(await keys()).toEqual(before);
  await filled.destroy();
});
