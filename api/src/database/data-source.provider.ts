import type { DataSourceOptions } from 'typeorm';
import type { DatabaseConfig } from '../config/database.config.ts';
import { PooledClient, SteadyClient } from './clients.provider.ts';

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

/** How every process of the product connects to PostgreSQL. The schema comes from migrations alone. */
export function connectionOptions(config: DatabaseConfig): PostgresOptions {
  return {
    type: 'postgres',
    url: config.url,
    synchronize: false,
    logging: false,
    extra: {
      Client: config.isPooled ? PooledClient : SteadyClient,
      max: config.poolSize,
      application_name: config.applicationName,
      connectionTimeoutMillis: config.timeouts.connection,
      // PgBouncer refuses startup parameters that it does not know; behind it, the role has these settings (docs/database-roles.sql).
      ...(config.isPooled ? {} : sessionLimits(config)),
    },
  };
}

function sessionLimits(config: DatabaseConfig) {
  return {
    statement_timeout: config.statementTimeoutMs,
    // A forgotten transaction would keep its locks, and prevent vacuum, without end.
    idle_in_transaction_session_timeout: 60_000,
  };
}
