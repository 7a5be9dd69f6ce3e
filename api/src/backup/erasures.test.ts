import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Test } from '@nestjs/testing';
import { Client } from 'pg';
import type { ApplicationReceipt } from 'shared-contracts';
import { AccessWorld, type TestUser } from '../../test/access/access-world.ts';
import { testConfig, testFilesDir } from '../../test/create-test-app.ts';
import { createTestWorker, withTestWorker, type TestWorker } from '../../test/create-test-worker.ts';
import { eventually } from '../../test/eventually.ts';
import { insertRow } from '../../test/factories/insert-row.ts';
import { query, templateDatabase, testDatabaseConfig, urlOf } from '../../test/test-database.ts';
import { FilesConfig } from '../config/files.config.ts';
import { createErasureJournal, ErasureJournalWriter, type ErasureJournal } from '../modules/erasures/index.ts';
import { createFileStore, FilesService, type FileStore } from '../modules/files/index.ts';
import { AlertLinks } from '../modules/newsletter/index.ts';
import { RetentionTask } from '../modules/retention/index.ts';
import { AccountEvents } from '../modules/users/index.ts';
import { ErasureReplayModule, replayErasures } from './erasure-replay.module.ts';
import { restoreBackup, settleOnly } from './restore-backup.service.ts';
import { takeBackup } from './take-backup.service.ts';

const workerId = process.env.JEST_WORKER_ID ?? '1';
const [sourceUrl, target] = [urlOf(`test_${workerId}`), `repeated_${workerId}`];
const targetUrl = urlOf(target);
const { signal } = new AbortController();
const dayMs = 86_400_000;

let folder: string;
let world: AccessWorld;
let worker: TestWorker;
let files: FilesConfig;
let store: FileStore;
let journal: ErasureJournal;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'erasures-test-'));
  world = await AccessWorld.start();
  const erasures = { dir: join(folder, 'journal'), bucket: null };
  worker = await createTestWorker(sourceUrl, { files: new FilesConfig(testFilesDir, null, erasures) });
  jest.spyOn(worker.module.get(RetentionTask, { strict: false }), 'onApplicationBootstrap').mockReturnValue();
  await worker.work();
  files = new FilesConfig(join(folder, 'restored'), null, erasures);
  [store, journal] = [await createFileStore(files), await createErasureJournal(files)];
});
beforeEach(async () => {
  await query(
    `drop database if exists ${target} with (force)`,
    `create database ${target} template ${templateDatabase} strategy file_copy`,
  );
});
afterAll(async () => {
  await worker.close();
  await world.api.close();
  await query(`drop database if exists ${target} with (force)`);
  await rm(folder, { recursive: true });
});

async function ask<Row extends object>(sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: targetUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** All data of the restored database as text. */
async function restoredText(): Promise<string> {
  const [{ xml }] = (await ask(`select schema_to_xml('public', true, false, '')::text as xml`)) as [{ xml: string }];
  return xml;
}

/** An application in delivery keeps its file until the delivery ends, even if it is erased. */
async function waitForDeliveries(): Promise<void> {
  const runningDeliveries = `select from applications
    where due_at <= now() and coalesce(delivered_at, refused_at, withdrawn_at, anonymised_at) is null`;
  await eventually(async () => expect(await world.api.database.query(runningDeliveries)).toEqual([]));
}

let backups = 0;
async function take(): Promise<string> {
  backups += 1;
  await waitForDeliveries();
  const path = join(folder, `backup-${backups}`);
  await takeBackup(testDatabaseConfig(sourceUrl), await createFileStore(new FilesConfig(testFilesDir, null)), path);
  return path;
}

const restore = (path: string, repeats = true, replace = false) =>
  restoreBackup(testDatabaseConfig(targetUrl), { files: store, journal: repeats ? journal : null }, path, { replace });
const replay = () => replayErasures({ ...testConfig(targetUrl), files });

/** Like the worker: erases the account and writes the journal. */
async function erase({ user }: TestUser): Promise<void> {
  const due = 'update users set deletion_due_at = now() where id = $1';
  await world.api.database.query(due, [user.id]);
  await worker.module.get(RetentionTask, { strict: false }).run(new Date(Date.now() + 1000), signal);
  expect(await world.api.database.query('select from users where id = $1', [user.id])).toEqual([]);
  await worker.module.get(ErasureJournalWriter, { strict: false }).write(signal);
  expect(await world.api.database.query('select from erasures')).toEqual([]);
}

async function ownerWithAllData(): Promise<{ owner: TestUser; guest: ApplicationReceipt }> {
  const owner = await world.user();
  await world.resume(owner);
  await world.application(owner);
  await world.savedJob(owner);
  await world.interview(owner);
  await world.call(await world.pictureForm(), owner.cookies);
  const visitor: TestUser = { user: owner.user, cookies: {} };
  const guest = await world.application(visitor);
  await world.api.database.query('update applications set email = $1, name = $2 where id = $3', [
    owner.user.email,
    owner.user.username,
    guest.resumeId,
  ]);
  const row = { id: crypto.randomUUID(), email: owner.user.email, language: 'pt' };
  const consent = { consent_at: new Date(), consent_text: 'a', consent_source: 'alerts', confirmed_at: new Date() };
  await insertRow(world.api.database, 'subscribers', { ...row, ...consent });
  return { owner, guest };
}

it('repeats the erasure of an account and its files; a second run changes nothing', async () => {
  const { owner } = await ownerWithAllData();
  const other = await world.user();
  const otherResume = await world.resume(other);
  const path = await take();
  // Linked after the backup: the visitor's applications belong to the account and are erased with it.
  await world.api.database.query('update users set address_linked_at = now() where id = $1', [owner.user.id]);
  await erase(owner);
  await restore(path);
  expect(await restoredText()).toContain(owner.user.email);
  expect(await replay()).toMatchObject({ replayed: expect.any(Number), failed: 0 });
  const text = await restoredText();
  for (const word of [owner.user.email, `>${owner.user.username}<`]) expect(text).not.toContain(word);
  expect(text).toContain(other.user.email);
  await requireFilesOf([otherResume.id]);
  const before = await restoredText();
  await settleOnly(testDatabaseConfig(targetUrl), { files: store, journal }, '2026-11-22T10:00:00Z');
  expect(await replay()).toMatchObject({ replayed: 0, failed: 0 });
  expect(usersOf(await restoredText())).toEqual(usersOf(before));
});

const usersOf = (text: string) => text.split('\n').filter((line) => /<(email|username|file_id)>/.test(line));

/** After a day the cleaner deletes unreferenced files, so that only those of these resumes are stored. */
async function requireFilesOf(resumes: readonly string[]): Promise<void> {
  const context = await Test.createTestingModule({
    imports: [ErasureReplayModule.forRoot({ ...testConfig(targetUrl), files })],
  }).compile();
  await context.get(FilesService, { strict: false }).deleteOrphans(new Date(Date.now() + dayMs), 1000);
  await context.close();
  const left = await ask<{ id: string }>('select id from files');
  const kept = await ask<{ id: string }>(
    `select file_id as id from user_resumes where id in (${resumes.map((id) => `'${id}'`).join()})`,
  );
  expect(left).toEqual(kept);
  for (const { id } of left) (await store.read(id)).destroy();
}

it('repeats withdrawals and unsubscriptions, and preserves later subscriptions', async () => {
  const visitor: TestUser = { user: (await world.user()).user, cookies: {} };
  const application = await world.application(visitor);
  const consent = { consent_at: new Date(), consent_text: 'a', consent_source: 'alerts', confirmed_at: new Date() };
  const subscriber = async (email: string) => {
    const id: string = crypto.randomUUID();
    await insertRow<object>(world.api.database, 'subscribers', { id, email, language: 'pt', ...consent });
    return id;
  };
  const [ended, resumed] = [await subscriber('fim@example.com'), await subscriber('volta@example.com')];
  const end = (id: string) =>
    world.call({ method: 'POST', url: `/api/newsletter/links/${world.api.app.get(AlertLinks).token(id)}/unsubscribe` });
  expect((await end(resumed)).statusCode).toBe(200);
  await world.api.database.query(
    'update subscribers set subscription_status = true, updated_at = clock_timestamp() where id = $1',
    [resumed],
  );
  const path = await take();
  const url = `/api/applications/${world.applicationToken(application)}`;
  expect((await world.call({ method: 'DELETE', url })).statusCode).toBe(200);
  expect((await end(ended)).statusCode).toBe(200);
  await worker.module.get(ErasureJournalWriter, { strict: false }).write(signal);
  await restore(path);
  await replay();
  const withdrawn = `select withdrawn_at is not null as "isWithdrawn" from applications where id = '${application.resumeId}'`;
  expect(await ask(withdrawn)).toEqual([{ isWithdrawn: true }]);
  const on = `select id from subscribers where subscription_status and id in ('${ended}', '${resumed}')`;
  expect(await ask(on)).toEqual([{ id: resumed }]);
});

it('cancels the interviews of a withdrawn application again, without mails', async () => {
  const owner = await world.user();
  const application = await world.application(owner);
  const interview = await world.interview(owner);
  const same = 'update interviews set application_id = a.id, job_id = a.job_id from applications a where a.id = $1';
  await world.api.database.query(`${same} and interviews.id = $2`, [application.resumeId, interview.id]);
  const path = await take();
  const url = `/api/applications/${world.applicationToken(application)}`;
  expect((await world.call({ method: 'DELETE', url })).statusCode).toBe(200);
  const statusHere = 'select status from interviews where id = $1';
  expect(await world.api.database.query(statusHere, [interview.id])).toEqual([{ status: 'canceled' }]);
  await worker.module.get(ErasureJournalWriter, { strict: false }).write(signal);
  await restore(path);
  await replay();
  const restored = `select status, sequence from interviews where id = '${interview.id}'`;
  expect(await ask(restored)).toEqual([{ status: 'canceled', sequence: 1 }]);
  expect(await ask(`select key from mails where data ->> 'interviewId' = '${interview.id}'`)).toEqual([]);
});

const fileOf = async (table: 'user_resumes' | 'users', id: string | number): Promise<string> => {
  const column = table === 'users' ? 'picture_id' : 'file_id';
  const [row] = await world.api.database.query<{ file: string }[]>(
    `select ${column} as file from ${table} where id = $1`,
    [id],
  );
  return row!.file;
};

it('removes single resumes and pictures again with their files, and preserves later pictures', async () => {
  const [owner, replacing, current] = [await world.user(), await world.user(), await world.user()];
  const showPicture = async ({ cookies }: TestUser) =>
    expect((await world.call(await world.pictureForm(), cookies)).statusCode).toBe(200);
  for (const person of [owner, replacing, current, current]) await showPicture(person);
  const [removed, older, newest] = [await world.resume(owner), await world.resume(owner), await world.resume(owner)];
  const erased = [
    await fileOf('user_resumes', removed.id),
    await fileOf('users', owner.user.id),
    await fileOf('users', replacing.user.id),
  ];
  const kept = [
    await fileOf('user_resumes', older.id),
    await fileOf('user_resumes', newest.id),
    await fileOf('users', current.user.id),
  ];
  const path = await take();
  const calls = [`/api/account/resumes/${removed.id}`, '/api/account/picture'];
  for (const url of calls) expect((await world.call({ method: 'DELETE', url }, owner.cookies)).statusCode).toBe(200);
  await showPicture(replacing);
  await worker.module.get(ErasureJournalWriter, { strict: false }).write(signal);
  await restore(path);
  const attached = async () =>
    (await ask<{ id: string }>('select id from files where attached_at is not null')).map(({ id }) => id);
  expect(await attached()).toEqual(expect.arrayContaining([...erased, ...kept]));
  expect(await replay()).toMatchObject({ failed: 0 });
  expect(
    await ask(`select id, is_default from user_resumes where user_id = ${owner.user.id} order by created_at`),
  ).toEqual([
    { id: older.id, is_default: false },
    { id: newest.id, is_default: true },
  ]);
  const people = [owner, replacing, current].map(({ user: { id } }) => id).join();
  expect(await ask(`select picture_id as picture from users where id in (${people}) order by id`)).toEqual([
    { picture: null },
    { picture: null },
    { picture: kept[2] },
  ]);
  const left = await attached();
  expect(left).toEqual(expect.arrayContaining(kept));
  for (const file of erased) expect(left).not.toContain(file);
  const subjects = [removed.id, owner.user.id, replacing.user.id].map((id) => `'${id}'`).join();
  expect(await ask(`select from erasures where subject in (${subjects})`)).toEqual([]);
});

async function coming(owner: TestUser): Promise<string> {
  const { id } = await world.interview(owner);
  await world.api.database.query(`update interviews set interviewer_email = 'rui@example.com' where id = $1`, [id]);
  return id;
}

/** Rows, including jobs of the queue. */
const mailsOf = (interview: string) =>
  ask(`
  select key from mails where key like '%${interview}%'
  union all select data->>'key' from pgboss.job where data->>'key' like '%${interview}%'`);

it('repeats an erasure without mailing interviewers again', async () => {
  const owner = await world.user();
  const interview = await coming(owner);
  const path = await take();
  await erase(owner);
  const key = `interview-dropped:${interview}:0`;
  expect(await world.api.database.query('select from mails where key = $1', [key])).toHaveLength(1);
  await restore(path);
  expect(await ask(`select from interviews where id = '${interview}'`)).toHaveLength(1);
  expect(await replay()).toMatchObject({ failed: 0 });
  expect(await ask(`select from interviews where id = '${interview}'`)).toEqual([]);
  expect(await mailsOf(interview)).toEqual([]);
});

it('does not erase an account that has the id of an erased one, and erases nothing if erasures are skipped', async () => {
  const owner = await world.user();
  const path = await take();
  const first = new Date(owner.user.created_at.getTime() - 1000).toISOString();
  await journal.append([{ kind: 'account', subject: String(owner.user.id), erasedAt: first }]);
  await restore(path);
  expect(await replay()).toMatchObject({ failed: 0 });
  const userRow = `select from users where id = ${owner.user.id}`;
  expect(await ask(userRow)).toHaveLength(1);
  await erase(owner);
  await restore(path, false, true);
  expect(await replay()).toEqual({ replayed: 0, unchanged: 0, failed: 0 });
  expect(await ask(userRow)).toHaveLength(1);
});

it('repeats erasures that are recorded in the replaced database only', async () => {
  const owner = await world.user();
  const path = await take();
  await restore(path, false);
  await ask(`insert into erasures (kind, subject) values ('account', '${owner.user.id}')`);
  await restore(path, true, true);
  await replay();
  expect(await ask(`select from users where id = ${owner.user.id}`)).toEqual([]);
  const journaled = 'select kind, subject from erasures where not is_replay';
  expect(await ask(journaled)).toContainEqual({ kind: 'account', subject: String(owner.user.id) });
});

it('the worker repeats the pending erasures of an interrupted restore', async () => {
  const owner = await world.user();
  const interview = await coming(owner);
  const path = await take();
  await erase(owner);
  await restore(path);
  const repeat = async ({ module, work }: TestWorker) => {
    const task = module.get(RetentionTask, { strict: false });
    jest.spyOn(task, 'onApplicationBootstrap').mockReturnValue();
    await work();
    return (await task.run(new Date(), signal))?.['erasure-replays'];
  };
  expect(await withTestWorker(targetUrl, repeat, { files })).toBeGreaterThan(0);
  expect(await ask(`select from users where id = ${owner.user.id}`)).toEqual([]);
  expect(await mailsOf(interview)).toEqual([]);
});

it('every domain that erases account data in the worker also does so when erasures are repeated', async () => {
  const listeners = async (module: Parameters<typeof Test.createTestingModule>[0]) => {
    const onErased = jest.spyOn(AccountEvents.prototype, 'onErased').mockClear();
    const compiled = await Test.createTestingModule(module).compile();
    await compiled.init();
    const count = onErased.mock.calls.length;
    await compiled.close();
    return count;
  };
  const config = { ...testConfig(sourceUrl), files };
  const inWorker = worker.module.get(AccountEvents, { strict: false });
  expect(Reflect.get(inWorker, 'erased')).toHaveLength(
    await listeners({ imports: [ErasureReplayModule.forRoot(config)] }),
  );
});
