import { DataSource, type DataSourceOptions } from 'typeorm';
import type { DatabaseConfig } from '../config/database.config.ts';
import { loadMigrations } from './migrations.ts';
import { SteadyClient } from './steady-client.ts';

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

/** How every process of the product talks to PostgreSQL. The schema comes from migrations alone. */
export function connectionOptions(config: DatabaseConfig): PostgresOptions {
  return {
    type: 'postgres',
    url: config.url,
    synchronize: false,
    logging: false,
    extra: {
      Client: SteadyClient,
      max: config.poolSize,
      application_name: config.applicationName,
      connectionTimeoutMillis: 5_000,
      statement_timeout: config.statementTimeoutMs,
      // A forgotten transaction would hold its locks, and back the tables' clean-up, for ever.
      idle_in_transaction_session_timeout: 60_000,
    },
  };
}

/**
 * A data source that knows the migrations, for `migrate.ts` and the test harness; of them, those with these names where any
 * are given. The caller destroys it.
 */
export async function openMigrationSource(config: DatabaseConfig, names?: readonly string[]): Promise<DataSource> {
  const migrations = (await loadMigrations()).filter(({ name }) => names === undefined || names.includes(name));
  return new DataSource({ ...connectionOptions(config), migrations }).initialize();
}
