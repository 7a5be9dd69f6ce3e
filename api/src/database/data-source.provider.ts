import type { DataSourceOptions } from 'typeorm';
import type { DatabaseConfig } from '../config/database.config.ts';
import { PooledClient, SteadyClient } from './clients.provider.ts';

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

/** Connection options of all processes. The schema is created by migrations only. */
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
      // PgBouncer rejects unknown startup parameters. Behind it, the role has these settings (docs/database-roles.sql).
      ...(config.isPooled ? {} : sessionLimits(config)),
    },
  };
}

function sessionLimits(config: DatabaseConfig) {
  return {
    statement_timeout: config.statementTimeoutMs,
    // An abandoned transaction would keep its locks and block vacuum.
    idle_in_transaction_session_timeout: 60_000,
  };
}
