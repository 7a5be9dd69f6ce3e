import { Inject, Injectable, type OnApplicationShutdown, type Provider } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { DatabaseConfig } from '../config/database.config.ts';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { SteadyClient } from './steady-client.ts';

/**
 * TypeORM's own connection pool, for what TypeORM has no words for: named prepared statements, binary answers, COPY.
 * Nobody ends it but the data source.
 */
export const poolProvider: Provider = {
  provide: Pool,
  inject: [DataSource],
  useFactory: (database: DataSource): Pool => (database.driver as PostgresDriver).master as Pool,
};

/**
 * Connections that no pooler is between, for work that needs a session: advisory locks that outlive a transaction, temporary tables.
 * The pool above where there is no pooler.
 */
export class DirectPool extends Pool {}

/** One for each source that is read, one for retention, and one to spare. */
const directConnections = 3;

export const directPoolProvider: Provider = {
  provide: DirectPool,
  inject: [Pool, DatabaseConfig],
  useFactory: (pool: Pool, config: DatabaseConfig): Pool => (config.isPooled ? openDirectPool(config) : pool),
};

function openDirectPool({ directUrl, applicationName, timeouts }: DatabaseConfig): Pool {
  const pool = new DirectPool({
    connectionString: directUrl,
    Client: SteadyClient,
    max: directConnections,
    application_name: applicationName,
    connectionTimeoutMillis: timeouts.connection,
    idle_in_transaction_session_timeout: 60_000,
  });
  // An idle connection that PostgreSQL ends; the next statement opens another.
  pool.on('error', () => {});
  return pool;
}

@Injectable()
export class DirectPoolShutdown implements OnApplicationShutdown {
  constructor(
    @Inject(DirectPool) private readonly direct: Pool,
    private readonly config: DatabaseConfig,
  ) {}

  /** The data source ends its own pool. */
  async onApplicationShutdown(): Promise<void> {
    if (this.config.isPooled) await this.direct.end();
  }
}
