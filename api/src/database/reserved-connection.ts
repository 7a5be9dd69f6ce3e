import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'pg';
import { DatabaseConfig } from '../config/database.config.ts';
import { PooledClient } from './pooled-client.ts';
import { SteadyClient } from './steady-client.ts';

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
