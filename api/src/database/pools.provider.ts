import { Inject, Injectable, type OnApplicationShutdown, type Provider } from '@nestjs/common';
import { Pool } from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { DatabaseConfig } from '../config/database.config.ts';
import { openPool, PooledClient, replaceReadOnlyConnections } from './data-source.provider.ts';
import { connectInTrace } from './traced-client.ts';

/**
 * TypeORM's connection pool, for features that TypeORM does not support: named prepared statements, binary results, COPY. The data
 * source ends it.
 */
export const poolProvider: Provider = {
  provide: Pool,
  inject: [DataSource],
  useFactory: (database: DataSource): Pool => {
    const pool = (database.driver as PostgresDriver).master as Pool;
    replaceReadOnlyConnections(pool);
    return connectInTrace(pool);
  },
};

/**
 * Direct connections for work that needs a session: advisory locks that outlive a transaction, temporary tables. Without a pooler, it
 * is the pool above.
 */
export class DirectPool extends Pool {}

/** One for each source, one for retention, one for each delivery of an application (`jobSettings`), and one spare. */
const directConnections = 7;

export const directPoolProvider: Provider = {
  provide: DirectPool,
  inject: [Pool, DatabaseConfig],
  useFactory: (pool: Pool, config: DatabaseConfig): Pool =>
    config.isPooled ? connectInTrace(openDirectPool(config)) : pool,
};

function openDirectPool({ directUrl, applicationName, timeouts }: DatabaseConfig): Pool {
  return openPool({
    connectionString: directUrl,
    max: directConnections,
    application_name: applicationName,
    connectionTimeoutMillis: timeouts.connection,
    idle_in_transaction_session_timeout: 60_000,
  });
}

@Injectable()
export class DirectPoolShutdown implements OnApplicationShutdown {
  constructor(
    @Inject(DirectPool) private readonly direct: Pool,
    private readonly config: DatabaseConfig,
  ) {}

  /** The data source ends the other pool. */
  async onApplicationShutdown(): Promise<void> {
    if (this.config.isPooled) await this.direct.end();
  }
}

/** Runs a statement and returns its rows, like TypeORM's `DataSource` and `EntityManager`. */
export interface Statements {
  query: <Rows>(sql: string, values?: unknown[]) => Promise<Rows>;
}

/**
 * A separate connection for health checks, which neither wait for requests that use all connections of the pool, nor use more than
 * one. It is opened by the first statement and stays open.
 */
@Injectable()
export class ReservedConnection implements Statements, OnApplicationShutdown {
  private readonly pool: Pool;

  constructor({ url, isPooled, applicationName, timeouts }: DatabaseConfig) {
    this.pool = openPool({
      connectionString: url,
      ...(isPooled ? { Client: PooledClient } : {}),
      max: 1,
      application_name: applicationName,
      connectionTimeoutMillis: timeouts.health,
      query_timeout: timeouts.health,
      idleTimeoutMillis: 0,
    });
  }

  /** @throws the driver's error, after at most `timeouts.health` for each statement in the queue */
  async query<Rows>(sql: string, values: unknown[] = []): Promise<Rows> {
    const { rows } = await this.pool.query(sql, values);
    return rows as Rows;
  }

  /** The next statement opens another connection, which reaches the current primary. */
  async reconnect(): Promise<void> {
    const client = await this.pool.connect();
    client.release(true);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }
}
