import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replayErasures } from '../src/backup/erasure-replay.module.ts';
import { settleOnly } from '../src/backup/restore-backup.service.ts';
import { FilesConfig } from '../src/config/files.config.ts';
import { dataVersion } from '../src/database/catalogue.sql.ts';
import { runMigrations } from '../src/database/migrations.provider.ts';
import { createErasureJournal, ErasureJournalWriter } from '../src/modules/erasures/index.ts';
import { createFileStore } from '../src/modules/files/index.ts';
import { ArchivingRepository } from '../src/modules/health/archiving.repository.ts';
import { RetentionTask } from '../src/modules/retention/index.ts';
import { AccessWorld, type TestUser } from './access/access-world.ts';
import { ArchivedServer } from './archived-server.ts';
import { testConfig } from './create-test-app.ts';
import { createTestWorker, type TestWorker } from './create-test-worker.ts';
import { eventually } from './eventually.ts';
import { openTestPool, testDatabaseConfig } from './test-database.ts';

const { signal } = new AbortController();

let folder: string;
let server: ArchivedServer;
let files: FilesConfig;
let world: AccessWorld;
let worker: TestWorker;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'recovery-test-'));
  files = new FilesConfig(join(folder, 'files'), null, { dir: join(folder, 'journal'), bucket: null });
  server = await ArchivedServer.start();
  await runMigrations(testDatabaseConfig(server.url));
  world = await AccessWorld.start({ databaseUrl: server.url, filesDir: files.dir });
  worker = await createTestWorker(server.url, { files });
  jest.spyOn(worker.module.get(RetentionTask, { strict: false }), 'onApplicationBootstrap').mockReturnValue();
  await worker.work();
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** Like the worker, seven days after the request: erases the account and writes the journal. */
async function erase({ user }: TestUser): Promise<void> {
  await server.query(`update users set deletion_due_at = now() where id = ${user.id}`);
  await worker.module.get(RetentionTask, { strict: false }).run(new Date(Date.now() + 1000), signal);
  expect(await server.query(`select from users where id = ${user.id}`)).toEqual([]);
  await worker.module.get(ErasureJournalWriter, { strict: false }).write(signal);
}

const versionOf = async () =>
  BigInt((await server.query<{ version: string }>(`select ${dataVersion} as version`))[0]!.version);
const archivingOf = () => worker.module.get(ArchivingRepository, { strict: false }).find();
const applications = () =>
  server.query<{ id: string }>('select id from applications where withdrawn_at is null order by id');
const mail = () =>
  server.query(`select sent_at, claimed_at is not null as "isClaimed" from mails where key = 'before'`);

/** A user with a resume, an application and a mail that waits. Returns the time of the database before the next changes. */
async function changesBefore(owner: TestUser): Promise<string> {
  await world.resume(owner);
  await world.application(owner);
  await server.query(
    `insert into mails (key, kind, language, recipient, data) values ('before', 'test', 'pt', 'a@example.com', '{}')`,
  );
  const [row] = await server.query<{ now: string }>('select clock_timestamp()::text as now');
  return row!.now;
}

it('recovers to a time before a mistake, and repeats the erasures and withdrawals of after it', async () => {
  await server.backUp();
  const [erased, kept] = [await world.user(), await world.user()];
  const withdrawn = await world.application(kept);
  const remaining = await world.application(kept);
  const time = await changesBefore(erased);
  const before = await applications();
  expect(before).toHaveLength(3);

  await server.query(`update mails set sent_at = now() where key = 'before'`);
  const later = await world.application(kept);
  const url = `/api/account/applications/${withdrawn.resumeId}`;
  expect((await world.call({ method: 'DELETE', url }, kept.cookies)).statusCode).toBe(200);
  await erase(erased);
  await server.query('update job_changes set data_version = data_version + 10');
  const lastVersion = await versionOf();
  await server.query('delete from applications');
  await server.archiveLog();
  expect(await archivingOf()).toEqual({ archivedAt: expect.any(Date), isFailing: false });
  await Promise.all([worker.close(), world.api.close()]);
  await server.recover(time);

  expect(await applications()).toEqual(before);
  expect(await server.query(`select username from users where id = ${erased.user.id}`)).toHaveLength(1);
  const stores = { files: await createFileStore(files), journal: await createErasureJournal(files) };
  await settleOnly(testDatabaseConfig(server.url), stores, time);
  const counts = await replayErasures({ ...testConfig(server.url), files });
  expect(counts).toMatchObject({ failed: 0 });
  expect(counts.replayed).toBeGreaterThanOrEqual(2);

  expect(await applications()).toEqual([{ id: remaining.resumeId }]);
  expect(await server.query(`select from applications where id = '${later.resumeId}'`)).toEqual([]);
  const [{ xml }] = (await server.query(`select schema_to_xml('public', true, false, '')::text as xml`)) as [
    { xml: string },
  ];
  expect(xml).toContain(kept.user.email);
  for (const text of [erased.user.email, `>${erased.user.username}<`]) expect(xml).not.toContain(text);
  expect(await mail()).toEqual([{ sent_at: null, isClaimed: true }]);
  expect(await versionOf()).toBeGreaterThan(lastVersion);
});

it('reports a segment that cannot be archived', async () => {
  await server.query(`alter system set archive_command = 'false'`);
  await server.query('select pg_reload_conf(), pg_switch_wal()');
  const failed = 'select failed_count > 0 as value from pg_stat_archiver';
  await eventually(async () => expect(await server.query(failed)).toEqual([{ value: true }]));
  const pool = openTestPool(server.url);
  expect(await new ArchivingRepository(pool).find()).toMatchObject({ isFailing: true });
  await pool.end();
});
