import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { query, templateDatabase, testDatabaseConfig, urlOf } from '../../test/test-database.ts';
import { FilesConfig } from '../config/files.config.ts';
import { dataVersion } from '../database/catalogue.sql.ts';
import { createFileStore, type FileStore } from '../modules/files/index.ts';
import { settleOnly } from './restore-backup.service.ts';

const name = `settled_${process.env.JEST_WORKER_ID ?? '1'}`;
let client: Client;
let folder: string;
let files: FileStore;

beforeEach(async () => {
  await query(
    `drop database if exists ${name} with (force)`,
    `create database ${name} template ${templateDatabase} strategy file_copy`,
  );
  client = new Client({ connectionString: urlOf(name) });
  await client.connect();
  folder = await mkdtemp(join(tmpdir(), 'settle-test-'));
  files = await createFileStore(new FilesConfig(folder, null));
});
afterEach(async () => {
  await client.end();
  await rm(folder, { recursive: true });
});
afterAll(() => query(`drop database if exists ${name} with (force)`));

const settle = () => settleOnly(testDatabaseConfig(urlOf(name)), { files, journal: null }, '2026-11-22T10:00:00Z');

it('assigns data versions that no earlier process has used', async () => {
  const version = async () => BigInt((await client.query(`select ${dataVersion} as version`)).rows[0].version);
  const before = await version();
  await settle();
  expect(await version()).toBeGreaterThanOrEqual(before + 1_000_000n);
});

it('notes that status changes up to now may have been mailed, also before their first read', async () => {
  await client.query(`insert into ingest_state (source) values ('hr'), ('other')`);
  await client.query(`insert into application_sync (source, read_until) values ('hr', '2026-11-22T09:00:00Z')`);
  await settle();
  const { rows } = await client.query(`
    select source, read_until::text, mailed_until > now() - interval '1 minute' as "isNow" from application_sync order by 1`);
  expect(rows).toEqual([
    { source: 'hr', read_until: expect.stringContaining('2026-11-22'), isNow: true },
    { source: 'other', read_until: expect.stringContaining('1970-01-01'), isNow: true },
  ]);
});

it('forgets catalogues of the search whose file was deleted since', async () => {
  const [kept, deleted] = [randomUUID(), randomUUID()];
  const path = join(folder, 'catalogue');
  await writeFile(path, 'x');
  await files.put(kept, path, { size: 1, contentType: 'application/octet-stream' });
  await client.query(
    `insert into search_files (id, format, change, jobs, bytes) values ($1, '1', 1, 1, 1), ($2, '1', 2, 1, 1)`,
    [kept, deleted],
  );
  await settle();
  expect((await client.query('select id from search_files')).rows).toEqual([{ id: kept }]);
});
