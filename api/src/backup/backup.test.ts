import { createHash, randomUUID } from 'node:crypto';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { Client } from 'pg';
import type { StoredResume } from 'shared-contracts';
import { AccessWorld, type TestUser } from '../../test/access/access-world.ts';
import { createTestApp, testFilesDir } from '../../test/create-test-app.ts';
import { withTestWorker } from '../../test/create-test-worker.ts';
import { saveSession } from '../../test/factories/index.ts';
import { insertRow } from '../../test/factories/insert-row.ts';
import { query, templateDatabase, testDatabaseConfig, urlOf } from '../../test/test-database.ts';
import { FilesConfig } from '../config/files.config.ts';
import { MailClaims1766300000000 } from '../database/migrations/1766300000000-mail-claims.ts';
import { CampaignPlanner } from '../modules/campaigns/index.ts';
import { createFileStore, type FileStore } from '../modules/files/index.ts';
import type { Manifest } from './backup-folder.repository.ts';
import { inOrder } from './dump.repository.ts';
import { restoreBackup, settleOnly } from './restore-backup.service.ts';
import { takeBackup } from './take-backup.service.ts';

const target = `restored_${process.env.JEST_WORKER_ID ?? '1'}`;
const targetUrl = urlOf(target);

let world: AccessWorld;
let owner: TestUser;
let resume: StoredResume;
let store: FileStore;
let otherStore: FileStore;
let folder: string;
const sourceUrl = urlOf(`test_${process.env.JEST_WORKER_ID ?? '1'}`);

beforeAll(async () => {
  world = await AccessWorld.start();
  store = await createFileStore(new FilesConfig(testFilesDir, null));
  owner = await world.user();
  resume = await world.resume(owner);
  await world.application(owner);
  await world.savedJob(owner);
});
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-test-'));
  otherStore = await createFileStore(new FilesConfig(join(folder, 'restored-files'), null));
  await newDatabase(templateDatabase);
});
afterEach(() => rm(folder, { recursive: true }));
afterAll(async () => {
  await query(`drop database if exists ${target} with (force)`);
  await world.api.close();
});

/** With the migrated template, restoring runs no migrations, which take longer than the restoration itself. */
async function newDatabase(template: string): Promise<void> {
  await query(
    `drop database if exists ${target} with (force)`,
    `create database ${target} template ${template} strategy file_copy`,
  );
}

const take = (path = 'backup') => takeBackup(testDatabaseConfig(sourceUrl), store, join(folder, path));
const restore = (replace = false, path = 'backup') =>
  restoreBackup(testDatabaseConfig(targetUrl), { files: otherStore, journal: null }, join(folder, path), { replace });

async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Table → number and checksum of its rows. */
async function contentOf(url: string, { tables }: Manifest): Promise<Record<string, unknown>> {
  const content: Record<string, unknown> = {};
  for (const { name, columns } of tables) {
    const rows = `select row(${columns.join()})::text as line from ${name}`;
    const open = name === 'pgboss.job' ? `${rows} where state < 'completed'` : rows;
    const sql = `select count(*)::int as rows, md5(string_agg(line, ',' order by line)) as sum from (${open}) lines`;
    [content[name]] = await ask(url, sql);
  }
  return content;
}

/** Saves a user with a mailed link. */
async function saveUserWithLink(): Promise<void> {
  const { user } = await world.user();
  await world.call({ method: 'POST', url: '/api/forgot-password', payload: { email: user.email } });
}

/** Statements that a restoration settles: a source without data. */
async function settle(): Promise<void> {
  await world.api.database.query('update mails set sent_at = coalesce(sent_at, now()) where cancelled_at is null');
  await world.api.database.query('delete from user_tokens');
}

const shaOf = async (content: Readable) =>
  createHash('sha256')
    .update(await buffer(content))
    .digest('hex');

it('restores all rows and files, into an empty database', async () => {
  await settle();
  // In the first partition, in one that was created ahead, and in the default partition.
  await world.api.database.query(`
    insert into audit_events (at, what, request_id)
    select now() + months * interval '1 month', 'login', 'of the test' from unnest('{-20, 2, 30}'::int[]) months`);
  await newDatabase('template0');
  const before = await contentOf(sourceUrl, await take());
  const { manifest } = await restore();
  // A restoration assigns another data version.
  const versioned = { 'public.job_changes': expect.objectContaining({ rows: 1 }) };
  expect(await contentOf(targetUrl, manifest)).toEqual({ ...before, ...versioned });
  expect(Object.keys(before).filter((name) => name.includes('audit_events'))).toEqual(['public.audit_events']);
  expect(Object.keys(before)).toEqual(expect.arrayContaining(['public.users', 'public.files', 'public.job_search']));
  const log = 'select bool_or(is_large) as "isToReadAll" from search_changes';
  expect(await ask(targetUrl, log)).toEqual([{ isToReadAll: true }]);
  const files = await ask<{ id: string; sha256: Buffer }>(targetUrl, 'select id, sha256 from files');
  expect(manifest.files?.count).toBe(files.length);
  for (const { id, sha256 } of files) expect(await shaOf(await otherStore.read(id))).toBe(sha256.toString('hex'));
});

it('the app starts on the restored database and serves its data; all sessions are ended', async () => {
  await take();
  await restore();
  const restored = await createTestApp({ databaseUrl: targetUrl, filesDir: join(folder, 'restored-files') });
  try {
    expect((await restored.inject({ url: '/api/user', cookies: owner.cookies })).statusCode).toBe(401);
    const cookies = await saveSession(restored.database, owner.user.id);
    const [listed] = (await restored.inject({ url: '/api/account/resumes', cookies })).json<StoredResume[]>();
    expect(listed).toEqual(resume);
    const url = `/api/account/resumes/${resume.id}/file`;
    const [restoredFile, sourceFile] = [
      await restored.inject({ url, cookies }),
      await world.call({ url }, owner.cookies),
    ];
    expect([restoredFile.statusCode, restoredFile.rawPayload.equals(sourceFile.rawPayload)]).toEqual([200, true]);
  } finally {
    await restored.close();
  }
});

it('is consistent despite concurrent writes', async () => {
  const over = new AbortController();
  const writing = (async () => {
    while (!over.signal.aborted) await world.application(await world.user());
  })();
  await take();
  over.abort();
  await writing;
  const {
    manifest: { tables },
  } = await restore();
  const rows = Object.fromEntries(tables.map((table) => [table.name, table.rows]));
  const [{ applications }] = (await ask(targetUrl, 'select count(*)::int as applications from applications')) as [
    { applications: number },
  ];
  expect(applications).toBe(rows['public.applications']);
  const attached = `select f.id, f.sha256 from applications a join files f on f.id = a.file_id where f.attached_at is not null`;
  const files = await ask<{ id: string; sha256: Buffer }>(targetUrl, attached);
  expect(files).toHaveLength(applications);
  for (const { id, sha256 } of files) expect(await shaOf(await otherStore.read(id))).toBe(sha256.toString('hex'));
});

it('sends no mail that may have been sent after the backup, and revokes links that may have been used', async () => {
  const { database } = world.api;
  const mail = { kind: 'test', language: 'pt', recipient: 'ana@example.com', data: {} };
  await insertRow(database, 'mails', { key: `waits ${folder}`, ...mail });
  await saveUserWithLink();
  await take();
  await restore();
  const open = 'select from mails where coalesce(sent_at, cancelled_at, failed_at, claimed_at) is null';
  expect(await ask(targetUrl, open)).toEqual([]);
  const [row] = await ask(targetUrl, `select * from mails where key = 'waits ${folder}'`);
  expect(row).toMatchObject({ claimed_at: expect.any(Date), error: expect.stringContaining('backup of') });
  expect(await ask(targetUrl, 'select from user_tokens where used_at is null and revoked_at is null')).toEqual([]);
});

describe('campaigns in a restored backup', () => {
  const campaign = async (status: string, more: object = {}) =>
    (
      await insertRow(world.api.database, 'campaigns', {
        name: 'a',
        subject: 'a',
        frequency: 'weekly',
        status,
        ...more,
      })
    ).id;
  const recipient = (campaign_id: number, state: string, more: object = {}) =>
    insertRow(world.api.database, 'campaign_recipients', { campaign_id, state, ...more });
  const passed = () => new Date(Date.now() - 600_000);

  afterEach(async () => {
    await world.api.database.query('delete from campaigns');
    await world.api.database.query('update campaign_schedule set is_on = false');
  });

  /** Like a worker on its start. */
  const plan = () =>
    withTestWorker(targetUrl, ({ module }) => module.get(CampaignPlanner, { strict: false }).run(new Date()));

  it('resend no mail and do not start automatically', async () => {
    const going = await campaign('sending', { started_at: passed() });
    for (const state of ['pending', 'pending', 'skipped']) await recipient(going, state);
    await recipient(going, 'sending', { lease: randomUUID(), leased_until: passed(), leaving_at: passed() });
    await recipient(going, 'sent', { sent_at: passed() });
    await campaign('sending');
    await campaign('scheduled', { scheduled_at: passed() });
    await campaign('scheduled', { scheduled_at: new Date(Date.now() + 600_000) });
    await campaign('paused', { pause_reason: 'refusals' });
    await take();
    const { settled } = await restore();
    expect(settled).toMatchObject({ campaigns: 4, campaignMails: 3 });
    await plan();
    expect(await ask(targetUrl, 'select status, pause_reason as reason from campaigns order by id')).toEqual([
      { status: 'paused', reason: 'admin' },
      { status: 'paused', reason: 'admin' },
      { status: 'draft', reason: null },
      { status: 'draft', reason: null },
      { status: 'paused', reason: 'refusals' },
    ]);
    const rows = 'select state, count(*)::int from campaign_recipients group by state order by state';
    expect(await ask(targetUrl, rows)).toEqual([
      { state: 'sent', count: 1 },
      { state: 'skipped', count: 1 },
      { state: 'uncertain', count: 3 },
    ]);
    const why = `select distinct error, lease from campaign_recipients where state = 'uncertain'`;
    expect(await ask(targetUrl, why)).toEqual([{ error: expect.stringContaining('backup of'), lease: null }]);
  });

  it('are not created for scheduled times between the backup and its restore', async () => {
    await world.api.database.query(
      `update campaign_schedule set is_on = true, updated_at = now() - interval '40 days', day = extract(isodow from now())
       where frequency = 'weekly'`,
    );
    await take();
    await restore();
    await plan();
    expect(await ask(targetUrl, 'select subject from campaigns')).toEqual([]);
  });
});

it('assigns no id that may have been assigned after the backup', async () => {
  await take();
  const since = await world.user();
  await restore();
  const next = `insert into users (username, email, password_hash, language)
    values ('nova', 'nova@example.com', 'x', 'pt') returning id`;
  const [{ id }] = (await ask(targetUrl, next)) as [{ id: number }];
  expect(id).toBeGreaterThan(since.user.id);
});

it('restores withdrawn consent, and reports returned accounts if the former database is available', async () => {
  const consent = `insert into subscribers
    (id, user_id, email, language, consent_at, consent_text, consent_source)
    values (gen_random_uuid(), ${owner.user.id}, '${owner.user.email}', 'pt', now(), '1', 'account')`;
  await ask(sourceUrl, 'delete from subscribers');
  await ask(sourceUrl, consent);
  const deleted = await world.user();
  await take();
  expect((await restore()).former).toBeNull();
  await ask(targetUrl, `delete from users where id = ${deleted.user.id}`);
  await ask(targetUrl, 'update subscribers set subscription_status = false');
  await ask(targetUrl, `insert into suppressed_addresses values ('\\x01', 'hard_bounce'), ('\\x02', 'unsubscribed')`);
  expect((await restore(true)).former).toEqual({ returned: [deleted.user.id], unsubscribed: 1, suppressed: 2 });
  expect(await ask(targetUrl, 'select from subscribers where subscription_status')).toEqual([]);
  expect(await ask(targetUrl, `select from users where id = ${deleted.user.id}`)).toHaveLength(1);
  const suppressed = 'select reason from suppressed_addresses order by hash';
  expect(await ask(targetUrl, suppressed)).toEqual([{ reason: 'hard_bounce' }, { reason: 'unsubscribed' }]);
});

it('restores withdrawn consent if the former database had no account', async () => {
  const consent = `insert into subscribers (id, email, language, consent_at, consent_text, consent_source)
    values ('${randomUUID()}', 'sem-conta@example.com', 'pt', now(), '1', 'alerts')`;
  await ask(sourceUrl, 'delete from subscribers');
  await ask(sourceUrl, consent);
  await take();
  await restore();
  await ask(targetUrl, 'truncate users, applications cascade');
  await ask(targetUrl, consent);
  await ask(targetUrl, 'update subscribers set subscription_status = false');
  expect((await restore(true)).former).toBeNull();
  expect(await ask(targetUrl, 'select from subscribers where subscription_status')).toEqual([]);
});

it('changes nothing if settling fails', async () => {
  await saveUserWithLink();
  await take();
  await restore();
  await ask(
    targetUrl,
    `update users set username = 'outra' where id = ${owner.user.id};
     create function fail() returns trigger language plpgsql as $$ begin raise 'settling fails'; end $$;
     create trigger fail before update on user_tokens for each row execute function fail()`,
  );
  await expect(restore(true)).rejects.toThrow('settling fails');
  const [user] = await ask(targetUrl, `select username from users where id = ${owner.user.id}`);
  expect(user).toEqual({ username: 'outra' });
});

const nothing = { files: null, journal: null };

it('settles a database that was restored by other means', async () => {
  await saveUserWithLink();
  await take();
  await restore();
  const mail = `('waits', 'test', 'pt', 'ana@example.com', '{}')`;
  await ask(targetUrl, `insert into mails (key, kind, language, recipient, data) values ${mail}`);
  await ask(targetUrl, 'update user_tokens set revoked_at = null');
  await ask(
    targetUrl,
    `insert into sessions (sid, sess, expire) values ('signed in', '{"userId": ${owner.user.id}}', now())`,
  );
  const settled = await settleOnly(testDatabaseConfig(targetUrl), nothing, '2026-11-22T10:00:00Z');
  expect(settled).toMatchObject({ mails: 1, links: expect.any(Number) });
  expect(settled.links).toBeGreaterThan(0);
  const [row] = await ask(targetUrl, `select error from mails where key = 'waits'`);
  expect(row).toEqual({ error: expect.stringContaining('2026-11-22T10:00:00Z') });
  expect(await ask(targetUrl, 'select from sessions')).toEqual([]);
});

it('skips an upload without bytes, and fails if a required file is missing or changed', async () => {
  const { database } = world.api;
  const other = await world.user();
  const damaged = await world.resume(other);
  const [{ id }] = await database.query('select file_id as id from user_resumes where id = $1', [damaged.id]);
  const sha256 = createHash('sha256').update('x').digest();
  const none = { id: damaged.id, name: 'cv.pdf', content_type: 'application/pdf', size: 1, sha256 };
  await insertRow(database, 'files', none);
  await take('first');
  const path = join(testFilesDir, 'stored', id.slice(0, 2), id);
  await appendFile(path, 'x');
  await expect(take('second')).rejects.toThrow(`File ${id} differs from the upload`);
  await rm(path);
  await expect(take('third')).rejects.toThrow(`File ${id} cannot be read`);
  await expect(restore(false, 'third')).rejects.toThrow('unfinished');
  await world.call({ method: 'DELETE', url: `/api/account/resumes/${damaged.id}` }, other.cookies);
  await database.query('delete from files where attached_at is null');
});

describe('refuses', () => {
  it('a folder that is not empty', async () => {
    await take();
    await expect(take()).rejects.toThrow('is not empty');
  });

  it('a backup with a changed byte, before any change', async () => {
    await newDatabase('template0');
    await take();
    await appendFile(join(folder, 'backup', 'tables', 'public.users.copy.gz'), 'x');
    await expect(restore()).rejects.toThrow('public.users.copy.gz differs from the backup');
    expect(await ask(targetUrl, `select to_regclass('public.users') as there`)).toEqual([{ there: null }]);
  });

  it('a database to which a process of the product is connected, on restoring and settling', async () => {
    await take();
    await restore();
    const worker = new Client({ connectionString: targetUrl, application_name: 'api-worker' });
    await worker.connect();
    await expect(restore(true)).rejects.toThrow('Still connected to the database: api-worker (1)');
    await expect(settleOnly(testDatabaseConfig(targetUrl), nothing, 'then')).rejects.toThrow('api-worker (1)');
    await worker.end();
  });

  it('a backup without files for a file store', async () => {
    const database = testDatabaseConfig(targetUrl);
    await takeBackup(testDatabaseConfig(sourceUrl), null, join(folder, 'backup'));
    await expect(restore()).rejects.toThrow('pass --database-only');
    await restoreBackup(database, { files: null, journal: null }, join(folder, 'backup'), { replace: false });
    expect(await ask(targetUrl, `select from users where id = ${owner.user.id}`)).toHaveLength(1);
  });

  it('a backup without a referenced file, and leaves the database without rows', async () => {
    await take();
    const [{ id }] = await world.api.database.query('select file_id as id from user_resumes where id = $1', [
      resume.id,
    ]);
    const sums = join(folder, 'backup', 'SHA256SUMS');
    const lines = (await readFile(sums, 'utf8')).split('\n').filter((line) => !line.endsWith(id));
    await writeFile(sums, lines.join('\n'));
    await rm(join(folder, 'backup', 'files', id.slice(0, 2), id));
    await expect(restore()).rejects.toThrow(`File ${id} is not in the backup`);
    expect(await ask(targetUrl, 'select from users')).toEqual([]);
  });

  it('a database with rows, unless they are replaced', async () => {
    await take();
    await restore();
    await expect(restore()).rejects.toThrow('--replace');
    await ask(targetUrl, `update users set username = 'outra' where id = ${owner.user.id}`);
    await restore(true);
    const [user] = await ask(targetUrl, `select username from users where id = ${owner.user.id}`);
    expect(user).toEqual({ username: owner.user.username });
  });

  it('a database with the schema of a later release', async () => {
    await take();
    await ask(targetUrl, `insert into migrations (timestamp, name) values (1, 'OfTomorrow')`);
    await expect(restore()).rejects.toThrow('a later release than the backup');
  });

  it('a backup of a later release', async () => {
    const { database } = world.api;
    await database.query(`insert into migrations (timestamp, name) values (1, 'OfTomorrow')`);
    await take();
    await database.query(`delete from migrations where name = 'OfTomorrow'`);
    await expect(restore()).rejects.toThrow('OfTomorrow is unknown');
  });
});

it('migrates a backup of an earlier release to the current schema', async () => {
  await newDatabase('template0');
  const { database } = world.api;
  const mail = { kind: 'test', language: 'pt', recipient: 'ana@example.com', data: {} };
  await insertRow(database, 'mails', { key: `waits ${folder}`, ...mail });
  const last = new MailClaims1766300000000();
  const runner = database.createQueryRunner();
  await last.down(runner);
  await database.query(`delete from migrations where name = '${MailClaims1766300000000.name}'`);
  await take();
  await last.up(runner);
  await runner.release();
  await database.query(
    `insert into migrations (timestamp, name) values (1766300000000, '${MailClaims1766300000000.name}')`,
  );
  await restore();
  const [row] = await ask(targetUrl, `select claimed_at from mails where key = 'waits ${folder}'`);
  expect(row).toEqual({ claimed_at: expect.any(Date) });
});

it('reports cyclic foreign keys', () => {
  const table = (name: string, ...refersTo: string[]) => ({ name, columns: [], refersTo });
  expect(inOrder([table('b', 'a'), table('a')]).map(({ name }) => name)).toEqual(['a', 'b']);
  expect(() => inOrder([table('a', 'b'), table('b', 'a')])).toThrow('a cycle: a,b');
});
