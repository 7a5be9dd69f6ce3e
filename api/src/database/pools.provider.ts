import { Inject, Injectable, type OnApplicationShutdown, type Provider } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { DatabaseConfig } from '../config/database.config.ts';
import { PooledClient, SteadyClient } from './clients.provider.ts';

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

/** Runs one statement and returns its rows, as TypeORM's `DataSource` and `EntityManager` do. */
export interface Statements {
  query: <Rows>(sql: string, values?: unknown[]) => Promise<Rows>;
}

/**
 * One connection beside the pool, for health checks: they neither wait for requests that use every connection of the pool, nor use
 * more than one. It is opened with the first statement and stays open.
 */
@Injectable()
export class ReservedConnection implements Statements, OnApplicationShutdown {
  private readonly pool: Pool;

  constructor({ url, isPooled, applicationName, timeouts }: DatabaseConfig) {
    this.pool = new Pool({
      connectionString: url,
      Client: isPooled ? PooledClient : SteadyClient,
      max: 1,
      application_name: applicationName,
      connectionTimeoutMillis: timeouts.health,
      query_timeout: timeouts.health,
      idleTimeoutMillis: 0,
    });
    // An idle connection that PostgreSQL ends; the next statement opens another.
    this.pool.on('error', () => {});
  }

  /** @throws an error of the driver, after `timeouts.health` at most for each statement before this one */
  async query<Rows>(sql: string, values: unknown[] = []): Promise<Rows> {
    const { rows } = await this.pool.query(sql, values);
    return rows as Rows;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
