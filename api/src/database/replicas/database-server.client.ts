import type { Pool, PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import type { DatabaseConfig } from '../../config/database.config.ts';
import { dataVersion } from '../catalogue.sql.ts';
import { openPool, poolOptions } from '../data-source.provider.ts';
import { parseLsn } from './lsn.parser.ts';

/** What a server has replayed, or what a read needs. Both values of a server only increase, except after a lost failover. */
export interface Position {
  /** Version of the catalogue. */
  version: bigint;
  /** Position in the write-ahead log. */
  lsn: bigint;
}

export interface ServerState extends Position {
  /** Whether it is a hot standby. */
  isStandby: boolean;
}

export type ReadStatement = string | QueryConfig;

/**
 * Two statements of one round trip, each with its own snapshot. The version is read second: everything up to `lsn` had been
 * replayed before its snapshot, and before those of all later statements.
 */
const readState = `
  select pg_is_in_recovery() as "isStandby",
    (case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_flush_lsn() end)::text as lsn;
  select ${dataVersion} as version`;

async function stateOf(client: PoolClient, before = ''): Promise<ServerState> {
  const results = (await client.query(`${before}${readState}`)) as unknown as QueryResult[];
  const [{ isStandby, lsn }, { version }] = results.slice(-2).map(({ rows }) => rows[0]) as [
    { isStandby: boolean; lsn: string },
    { version: string },
  ];
  return { isStandby, lsn: parseLsn(lsn)!, version: BigInt(version) };
}

const reaches = (state: Position, needed: Position) => state.version >= needed.version && state.lsn >= needed.lsn;

/** A replica that is not a standby was promoted: it is another primary, or the former one has ended. */
export class NoStandbyError extends Error {
  override readonly name = 'NoStandbyError';
}

/**
 * A primary, a replica, or a load balancer in front of replicas: positions are checked on the connection that reads, which a load
 * balancer of TCP connections never moves to another server.
 */
export class DatabaseServer {
  /** Reads that it has served. */
  reads = 0;
  private readonly states = new WeakMap<PoolClient, ServerState>();
  private readonly busy = new Set<PoolClient>();
  private readonly probes: Pool;

  constructor(
    url: string,
    private readonly pool: Pool,
    protected readonly config: DatabaseConfig,
    private readonly isReplica: boolean,
  ) {
    const { health } = config.timeouts;
    this.probes = openPool({
      connectionString: url,
      ...poolOptions(config),
      max: 1,
      connectionTimeoutMillis: health,
      query_timeout: health,
      idleTimeoutMillis: 0,
    });
  }

  /**
   * Null: the server has not reached the position.
   * @throws NoStandbyError, and the driver's errors
   */
  async read<Row extends QueryResultRow>(statement: ReadStatement, needed: Position): Promise<QueryResult<Row> | null> {
    const client = await this.pool.connect();
    this.busy.add(client);
    let hasFailed = true;
    try {
      const result = await (this.config.isPooled
        ? this.readInTransaction<Row>(client, statement, needed)
        : this.readDirectly<Row>(client, statement, needed));
      hasFailed = false;
      if (result !== null) this.reads += 1;
      return result;
    } finally {
      this.busy.delete(client);
      client.release(hasFailed);
    }
  }

  /** The server's state, on a connection for this purpose. `accept`: whether the connection is used again. */
  async probe(accept: (state: ServerState) => boolean): Promise<ServerState> {
    const client = await this.probes.connect();
    let isKept = false;
    try {
      const state = await stateOf(client);
      isKept = accept(state);
      return state;
    } finally {
      // Behind a load balancer, the next connection can reach another server.
      client.release(!isKept);
    }
  }

  /** Ends the reads in progress, which another server then serves: a server that is cut off does not answer them. */
  interrupt(): void {
    for (const client of this.busy) void client.end();
  }

  async close(): Promise<void> {
    await this.probes.end();
  }

  private async readDirectly<Row extends QueryResultRow>(
    client: PoolClient,
    statement: ReadStatement,
    needed: Position,
  ): Promise<QueryResult<Row> | null> {
    const known = this.states.get(client);
    if (known === undefined || !reaches(known, needed)) {
      const state = await stateOf(client);
      this.states.set(client, state);
      if (!this.canServe(state, needed)) return null;
    }
    return client.query<Row>(statement);
  }

  /** A pooler can execute the next transaction on another server, so position and data are read in one. */
  private async readInTransaction<Row extends QueryResultRow>(
    client: PoolClient,
    statement: ReadStatement,
    needed: Position,
  ): Promise<QueryResult<Row> | null> {
    const state = await stateOf(client, 'begin read only;');
    const result = this.canServe(state, needed) ? await client.query<Row>(statement) : null;
    await client.query('commit');
    return result;
  }

  private canServe(state: ServerState, needed: Position): boolean {
    if (!this.isReplica) return state.version >= needed.version;
    if (!state.isStandby) throw new NoStandbyError('The replica is not a standby');
    return reaches(state, needed);
  }
}
