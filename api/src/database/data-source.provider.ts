import type { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { Client, Pool, type ClientBase, type ClientConfig, type PoolConfig, type QueryConfig } from 'pg';
import type { DataSourceOptions, EntityManager } from 'typeorm';
import type { DatabaseConfig } from '../config/database.config.ts';
import { isDatabaseReadOnly } from './postgres.errors.ts';
import { traced } from './traced-client.ts';

interface LimitedClientConfig extends ClientConfig {
  /** Milliseconds without a byte after which a connection that executes a statement is closed. Default: no limit. */
  silenceTimeoutMillis?: number;
}

/**
 * A connection whose loss is reported by the next statement. PostgreSQL can close a connection before a caller can add a listener (its
 * last message then arrives together with the first), and an unhandled `error` event ends the process.
 */
export class ErrorTolerantClient extends Client {
  /** Whether PostgreSQL has rejected a write on this connection because it accepts none. */
  isReadOnly = false;

  constructor(config?: string | LimitedClientConfig) {
    super(config);
    this.on('error', () => {});
    // pg reports errors of statements only to their callers. Its own connection emits them as PostgreSQL sends them.
    const { connection } = this as unknown as { connection: EventEmitter };
    connection.on('errorMessage', (error) => {
      this.isReadOnly ||= isDatabaseReadOnly(error);
    });
    const silenceMs = typeof config === 'object' ? (config.silenceTimeoutMillis ?? 0) : 0;
    // The stream of TLS exists only now.
    if (silenceMs > 0) this.once('connect', () => this.closeWhenSilent(silenceMs));
  }

  /**
   * A machine that disappears does not close its connections, and the kernel repeats an unacknowledged statement for a quarter of an
   * hour. The query timeout of pg would return the connection to the pool.
   */
  private closeWhenSilent(silenceMs: number): void {
    const client = this as unknown as { connection: { stream: Socket }; readyForQuery: boolean };
    const { stream } = client.connection;
    stream.setTimeout(silenceMs).on('timeout', () => {
      if (!client.readyForQuery) stream.destroy(new Error('Connection terminated: the database did not respond'));
    });
  }
}

/**
 * A connection to a pooler (PgBouncer in transaction mode). The next transaction can run on another PostgreSQL connection without the
 * statements prepared on this one, so statements are sent without a name and prepared for one execution.
 */
export class PooledClient extends ErrorTolerantClient {
  // pg's overloads cannot be repeated here, so all arguments are passed on.
  override query: ErrorTolerantClient['query'] = (...args: unknown[]) => {
    const [first, ...rest] = args;
    const unnamed = isNamed(first) ? { ...first, name: undefined } : first;
    return (Client.prototype.query as (...args: unknown[]) => never).call(this, unnamed, ...rest);
  };
}

/** Finds idle connections whose peer has disappeared: ten probes, one each second (Node's constants). */
const keepAlive = { keepAlive: true, keepAliveInitialDelayMillis: 5_000 };

/** A pool of direct connections by default. It replaces an idle connection that PostgreSQL ends; the next statement opens another. */
export function openPool(options: PoolConfig & Pick<LimitedClientConfig, 'silenceTimeoutMillis'>): Pool {
  const pool = new Pool({ Client: traced(ErrorTolerantClient), ...keepAlive, ...options });
  pool.on('error', () => {});
  replaceReadOnlyConnections(pool);
  return pool;
}

/** While the database accepts no writes, connections are replaced once in this time. Milliseconds. */
const replacementPauseMs = 1_000;

/**
 * After a failover, connections can remain open to the former primary, which rejects writes, while new ones reach its successor. A
 * rejected write ends its connection and the idle ones.
 */
export function replaceReadOnlyConnections(pool: Pool): void {
  let replacedAt = -Infinity;
  pool.on('release', (_error, client) => {
    if (!(client instanceof ErrorTolerantClient) || !client.isReadOnly) return;
    client.isReadOnly = false;
    if (performance.now() - replacedAt < replacementPauseMs) return;
    replacedAt = performance.now();
    // The pool does not take back a connection that ends.
    void client.end();
    for (let idle = pool.idleCount; idle > 0; idle -= 1) void endOne(pool);
  });
}

async function endOne(pool: Pool): Promise<void> {
  // The pool may end at the same time.
  const client = await pool.connect().catch(() => null);
  client?.release(true);
}

/** A query configuration. A `Submittable` (COPY, a cursor) is passed on unchanged. */
function isNamed(given: unknown): given is QueryConfig {
  return typeof given === 'object' && given !== null && 'name' in given && !('submit' in given);
}

/** The pg connection of a TypeORM transaction. */
export async function clientOf(manager: EntityManager): Promise<ClientBase> {
  if (manager.queryRunner === undefined) throw new Error('Only a transaction has its own connection');
  return (await manager.queryRunner.connect()) as ClientBase;
}

type PostgresOptions = Extract<DataSourceOptions, { type: 'postgres' }>;

/** Connection options of all processes. The schema is created by migrations only. */
export function connectionOptions(config: DatabaseConfig): PostgresOptions {
  return {
    type: 'postgres',
    url: config.url,
    synchronize: false,
    logging: false,
    extra: poolOptions(config),
  };
}

/** Options of a pool of all processes, without the server's address. */
export function poolOptions(config: DatabaseConfig): PoolConfig & Pick<LimitedClientConfig, 'silenceTimeoutMillis'> {
  return {
    Client: traced(config.isPooled ? PooledClient : ErrorTolerantClient),
    max: config.poolSize,
    application_name: config.applicationName,
    connectionTimeoutMillis: config.timeouts.connection,
    ...keepAlive,
    ...(config.silenceMs === 0 ? {} : { silenceTimeoutMillis: config.silenceMs }),
    // PgBouncer rejects unknown startup parameters. Behind it, the role has these settings (docs/database-roles.sql).
    ...(config.isPooled ? {} : sessionLimits(config)),
  };
}

function sessionLimits(config: DatabaseConfig) {
  return {
    statement_timeout: config.statementTimeoutMs,
    // An abandoned transaction would keep its locks and block vacuum.
    idle_in_transaction_session_timeout: 60_000,
  };
}
