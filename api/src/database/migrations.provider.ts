import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource, type MigrationInterface } from 'typeorm';
import type { DatabaseConfig } from '../config/database.config.ts';
import { prepareQueues } from '../queue/job-queue.client.ts';
import { connectionOptions } from './data-source.provider.ts';
import type { Statements } from './pools.provider.ts';

const folder = join(import.meta.dirname, 'migrations');
const migrationFile = /^\d{13}-[\w-]+\.[jt]s$/;

type MigrationClass = new () => MigrationInterface;

/** All migrations of the folder, oldest first. A new migration needs only its file. */
export async function loadMigrations(): Promise<MigrationClass[]> {
  const files = (await readdir(folder)).filter((file) => migrationFile.test(file)).toSorted();
  const modules = await Promise.all(files.map((file) => import(join(folder, file)) as Promise<object>));
  return modules.flatMap((module) => Object.values(module) as MigrationClass[]);
}

/**
 * A data source with the migrations, or with those of these names, for `migrate.ts` and the test harness. Its connections are direct.
 * The caller destroys it.
 */
export async function openMigrationSource(config: DatabaseConfig, names?: readonly string[]): Promise<DataSource> {
  const migrations = (await loadMigrations()).filter(({ name }) => names === undefined || names.includes(name));
  return new DataSource({ ...connectionOptions(config.direct()), migrations }).initialize();
}

/** Names of this release's migrations that are not applied. The database may have newer ones. */
export async function pendingMigrations(database: Statements): Promise<string[]> {
  const known = await loadMigrations();
  const rows = await database.query<{ name: string }[]>('select name from migrations');
  const done = new Set(rows.map(({ name }) => name));
  return known.map(({ name }) => name).filter((name) => !done.has(name));
}

/** Arbitrary key, equal in all processes: releases that start at the same time migrate one after the other. */
const lockKey = 7_203_114;

/** The database cannot store the product's data. */
export class UnusableDatabaseError extends Error {
  override readonly name = 'UnusableDatabaseError';
}

/**
 * Texts can contain any Unicode character. Other encodings reject some, and SQL_ASCII stores bytes unchecked.
 * @throws UnusableDatabaseError
 */
async function requireUtf8(source: DataSource): Promise<void> {
  const [row] = await source.query<{ name: string; encoding: string }[]>(
    "select current_database() as name, current_setting('server_encoding') as encoding",
  );
  if (row === undefined || row.encoding === 'UTF8') return;
  throw new UnusableDatabaseError(
    `The database ${row.name} has the encoding ${row.encoding}; the product needs UTF8. ` +
      `Create another: create database ${row.name} encoding 'UTF8' template template0`,
  );
}

/**
 * Migrates the database to the newest schema, or to that of the migrations with these names, including the queue's schema. Returns the
 * names of the migrations that ran.
 * @throws UnusableDatabaseError before any change
 */
export async function runMigrations(config: DatabaseConfig, names?: readonly string[]): Promise<string[]> {
  const source = await openMigrationSource(config, names);
  const lock = source.createQueryRunner();
  try {
    await requireUtf8(source);
    await lock.query('select pg_advisory_lock($1)', [lockKey]);
    const done = await source.runMigrations({ transaction: 'each' });
    await prepareQueues(config);
    await lock.query('select pg_advisory_unlock($1)', [lockKey]);
    return done.map(({ name }) => name);
  } finally {
    await lock.release();
    await source.destroy();
  }
}
