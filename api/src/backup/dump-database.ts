import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { Transform } from 'node:stream';
import { createGzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { BackupFolder, DumpedTable, Manifest, Sums } from './backup-folder.ts';
import { tablesInOrder } from './schema-order.ts';

export interface StoredBytes {
  id: string;
  size: number;
  sha256: Buffer;
  isAttached: boolean;
}

export interface Dump extends Omit<Manifest, 'format' | 'files'> {
  files: StoredBytes[];
}

const jobs = 'pgboss.job';

/**
 * Everything as it stood at one moment, whoever writes meanwhile: one transaction reads it all. Of the queue's own tables,
 * only jobs that have not ended go along; the rest of them is made by `migrate`.
 */
export async function dumpDatabase(client: ClientBase, folder: BackupFolder, sums: Sums): Promise<Dump> {
  await client.query('begin isolation level repeatable read read only');
  const { rows: moment } = await client.query<{ now: Date }>('select now()');
  const tables: DumpedTable[] = [];
  for (const { name, columns } of await tablesInOrder(client)) {
    const rows = await copyOut(client, `${name} (${columns.join()})`, folder, name, sums);
    tables.push({ name, columns, rows });
  }
  tables.push(await dumpJobs(client, folder, sums));
  const dump = {
    takenAt: moment[0]!.now.toISOString(),
    migrations: await names(client, 'select name from migrations order by id'),
    tables,
    sequences: await lastNumbers(client),
    files: await storedFiles(client),
  };
  await client.query('commit');
  return dump;
}

async function dumpJobs(client: ClientBase, folder: BackupFolder, sums: Sums): Promise<DumpedTable> {
  const columns = await names(
    client,
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = '${jobs}'::regclass and attnum > 0 and not attisdropped order by attnum`,
  );
  const open = `(select ${columns.join()} from ${jobs} where state < 'completed')`;
  return { name: jobs, columns, rows: await copyOut(client, open, folder, jobs, sums) };
}

async function copyOut(client: ClientBase, source: string, folder: BackupFolder, name: string, sums: Sums) {
  const file = folder.tablePath(name);
  const hash = createHash('sha256');
  const copy = client.query(copyTo(`copy ${source} to stdout`));
  await pipeline(copy, createGzip(), hashing(hash), createWriteStream(folder.resolve(file), { mode: 0o600 }));
  sums.set(file, hash.digest('hex'));
  return copy.rowCount;
}

/** Passes everything on, and hashes it. */
export const hashing = (hash: ReturnType<typeof createHash>) =>
  new Transform({
    transform(chunk: Buffer, _, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });

async function names(client: ClientBase, sql: string): Promise<string[]> {
  return (await client.query<{ name: string }>(sql)).rows.map(({ name }) => name);
}

async function lastNumbers(client: ClientBase): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string; last: string | null }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
     from pg_sequences where schemaname = 'public' and sequencename <> 'migrations_id_seq'`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

async function storedFiles(client: ClientBase): Promise<StoredBytes[]> {
  const sql = 'select id, size, sha256, attached_at is not null as "isAttached" from files order by id';
  return (await client.query<StoredBytes>(sql)).rows;
}
