import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import {
  BackupError,
  type BackupFolder,
  type DumpedTable,
  type Manifest,
  type Sums,
} from './backup-folder.repository.ts';

interface TableShape {
  /** Qualified name. */
  name: string;
  /** Quoted for SQL, without generated columns. */
  columns: string[];
  /** Stored in partitions, which are not tables of their own: their bounds depend on the day. */
  isPartitioned: boolean;
  /** Tables that its rows refer to, except itself. */
  refersTo: string[];
}

/**
 * Excluded tables: TypeORM writes its migrations table, sessions do not survive a restoration, the log of the search continues so that
 * its readers learn of the restoration, and throttle counts are valid for minutes.
 */
const excludedTables = ['migrations', 'sessions', 'search_changes', 'search_files', 'throttle_counts'];

const shapes = `
  select c.oid::regclass::text as name,
    array(select quote_ident(a.attname) from pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
          order by a.attnum) as columns,
    c.relkind = 'p' as "isPartitioned",
    array(select distinct 'public.' || k.confrelid::regclass from pg_constraint k
          where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as "refersTo"
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> all($1)
  order by 1`;

/** All tables of the product, ordered by their foreign keys: referenced rows come first. */
async function tablesInOrder(client: ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(shapes, [excludedTables]);
  return inOrder(rows.map((row) => ({ ...row, name: `public.${row.name}` })));
}

/** @throws BackupError if foreign keys are cyclic */
export function inOrder<Table extends Pick<TableShape, 'name' | 'refersTo'>>(tables: readonly Table[]): Table[] {
  const ordered: Table[] = [];
  const left = new Map(tables.map((table) => [table.name, table]));
  while (left.size > 0) {
    const ready = [...left.values()].filter(({ refersTo }) => refersTo.every((name) => !left.has(name)));
    if (ready.length === 0) throw new BackupError(`Foreign keys form a cycle: ${[...left.keys()].join()}`);
    for (const table of ready) left.delete(table.name);
    ordered.push(...ready);
  }
  return ordered;
}

export interface StoredBytes {
  id: string;
  size: number;
  sha256: Buffer;
  isAttached: boolean;
}

interface Dump extends Omit<Manifest, 'format' | 'files'> {
  files: StoredBytes[];
}

const jobs = 'pgboss.job';

/**
 * Dumps all tables in one transaction, so that concurrent writes have no effect. Of the queue's tables, only unfinished jobs are
 * included; `migrate` creates the rest.
 */
export async function dumpDatabase(client: ClientBase, folder: BackupFolder, sums: Sums): Promise<Dump> {
  await client.query('begin isolation level repeatable read read only');
  const { rows: moment } = await client.query<{ now: Date }>('select now()');
  const tables: DumpedTable[] = [];
  for (const { name, columns, isPartitioned } of await tablesInOrder(client)) {
    // COPY reads no partitioned table by name.
    const source = isPartitioned ? `(select ${columns.join()} from ${name})` : `${name} (${columns.join()})`;
    const rows = await copyOut(client, source, folder, name, sums);
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

/** A transform that hashes its input and passes it on. */
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
