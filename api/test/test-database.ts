import { Client, type Pool } from 'pg';
import { DatabaseConfig, type DatabaseTimeouts } from '../src/config/database.config.ts';
import { openPool } from '../src/database/data-source.provider.ts';

export const templateDatabase = 'template_migrated';

/** Address of a database of the test server that `global-setup.ts` started. */
export function urlOf(database: string): string {
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
  url.pathname = `/${database}`;
  return url.href;
}

/** Small, so that a connection leak fails a test. */
export const poolSize = 4;

export function testDatabaseConfig(
  url: string,
  directUrl = url,
  timeouts: Partial<DatabaseTimeouts> = {},
  replicaUrls: readonly string[] = [],
): DatabaseConfig {
  // Longer than in production, because a busy machine delays connections and responses. Reads do not wait for the end of an outage.
  const all = { connection: 60_000, health: 2_000, outage: 0, ...timeouts };
  return new DatabaseConfig(url, poolSize, 'api-test', 60_000, directUrl, all, replicaUrls);
}

/** Runs statements on the server's default database, over one connection. */
export async function query(...statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: process.env.TEST_POSTGRES_URL });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * A migrated, empty database for one test file. Its name contains the Jest worker's id, so files of one worker
 * replace it in turn. Another `template` than the migrated one gives an empty database without migrations.
 */
export async function createTestDatabase(template = templateDatabase): Promise<string> {
  const name = `test_${process.env.JEST_WORKER_ID ?? '1'}`;
  await query(
    `drop database if exists ${name} with (force)`,
    `create database ${name} template ${template} strategy file_copy`,
  );
  return urlOf(name);
}

/** A pool for tests without an application. */
export function openTestPool(url: string, max = poolSize): Pool {
  return openPool({ connectionString: url, max, application_name: 'api-test' });
}
