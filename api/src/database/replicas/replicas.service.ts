import { setTimeout as wait } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Pool, type QueryResult, type QueryResultRow } from 'pg';
import { DatabaseConfig } from '../../config/database.config.ts';
import { openPool, poolOptions } from '../data-source.provider.ts';
import { isDatabaseUnavailable, isStatementTimeout } from '../postgres.errors.ts';
import { DatabaseServer, NoStandbyError, type Position, type ReadStatement } from './database-server.client.ts';
import { parseLsn } from './lsn.parser.ts';

/** Why a replica is not used. `unknown`: it was not checked yet. */
export const removalReasons = ['lagging', 'promoted', 'unreachable'] as const;
export type RemovalReason = (typeof removalReasons)[number];

export class Replica extends DatabaseServer {
  /** Null: reads use it. */
  removed: RemovalReason | 'unknown' | null = 'unknown';
  /** Behind the primary, when it was last checked. */
  lag = { seconds: 0, bytes: 0 };
  readonly removals: Record<RemovalReason, number> = { lagging: 0, promoted: 0, unreachable: 0 };
  /** Host and port. */
  readonly name: string;
  private readonly logger = new Logger(Replica.name);

  private constructor(
    url: string,
    private readonly own: Pool,
    config: DatabaseConfig,
  ) {
    super(url, own, config, true);
    this.name = new URL(url).host;
  }

  static open(url: string, config: DatabaseConfig): Replica {
    return new Replica(url, openPool({ connectionString: url, ...poolOptions(config) }), config);
  }

  /** Null: the replica is used from now on. */
  set(removed: RemovalReason | null): void {
    if (removed === this.removed) return;
    if (removed === null) {
      this.logger.log({ msg: 'replica is used', replica: this.name });
    } else {
      this.logger.warn({ msg: 'replica is not used', replica: this.name, reason: removed });
      if (this.removed === null) this.removals[removed] += 1;
    }
    this.removed = removed;
  }

  override async close(): Promise<void> {
    await Promise.all([super.close(), this.own.end()]);
  }
}

/** No server that responds has the data that a response needs. Reported as an unavailable database. */
class BehindError extends Error {
  override readonly name = 'BehindError';
  /** PostgreSQL's "cannot connect now". */
  readonly code = '57P03';
}

/** How long a read waits for a server that responds and has replayed enough, and between two attempts. Milliseconds. */
const patience = { limit: 1_000, pause: 50 };

/**
 * Distributes reads over the replicas (ADR 63). A read uses a server only if it has replayed the newest version of the catalogue
 * that this process has used, so that a response is never older than its version, and the writes of the session.
 */
@Injectable()
export class Replicas implements OnApplicationShutdown {
  readonly servers: readonly Replica[];
  /** Null if no replica is configured. */
  readonly primary: DatabaseServer | null;
  /** The highest position that the primary is known to have reached. */
  known = 0n;
  /** What a server must have replayed to be used. */
  private needed: Position = { version: 0n, lsn: 0n };
  private turn = 0;

  constructor(
    @Inject(Pool) private readonly pool: Pool,
    config: DatabaseConfig,
  ) {
    this.servers = config.replicaUrls.map((url) => Replica.open(url, config));
    this.primary = this.isConfigured ? new DatabaseServer(config.url, pool, config, false) : null;
  }

  get isConfigured(): boolean {
    return this.servers.length > 0;
  }

  get usable(): readonly Replica[] {
    return this.servers.filter(({ removed }) => removed === null);
  }

  /** Servers with an older catalogue are not used from now on. */
  requireVersion(version: bigint): void {
    if (version > this.needed.version) this.needed = { ...this.needed, version };
  }

  /** Servers that have not replayed this are not used; 0: the delay of replicas is unknown. */
  requireLsn(lsn: bigint): void {
    this.needed = { ...this.needed, lsn };
  }

  noteReached(lsn: bigint): void {
    if (lsn > this.known) this.known = lsn;
  }

  isNewest(version: bigint): boolean {
    return version >= this.needed.version;
  }

  /** The primary has lost versions that this process has used: it was replaced by a standby without them. */
  acceptLoss(version: bigint): void {
    this.needed = { version, lsn: 0n };
  }

  /**
   * Reads from a replica, else from the primary. While the primary does not respond, it waits a moment for a replica.
   * @param written position of the last write that the read must contain; null: only the primary is read
   * @throws the primary's error
   */
  async read<Row extends QueryResultRow>(statement: ReadStatement, written: bigint | null): Promise<QueryResult<Row>> {
    for (const until = performance.now() + patience.limit; ; await wait(patience.pause)) {
      const isLast = performance.now() >= until;
      const result =
        (written === null ? null : await this.askReplicas<Row>(statement, written)) ??
        (await this.askPrimary<Row>(statement, isLast));
      if (result !== null) return result;
    }
  }

  /**
   * Position of the primary's log after all commits so far, also of those that are not written to disk yet. A server that has
   * replayed it has replayed them.
   */
  async currentPosition(): Promise<string> {
    const { rows } = await this.pool.query<{ lsn: string }>('select pg_current_wal_insert_lsn()::text as lsn');
    const { lsn } = rows[0]!;
    this.noteReached(parseLsn(lsn)!);
    return lsn;
  }

  async onApplicationShutdown(): Promise<void> {
    const servers = this.primary === null ? [] : [this.primary, ...this.servers];
    await Promise.all(servers.map((server) => server.close()));
  }

  /** Null: no replica can serve the read. */
  private async askReplicas<Row extends QueryResultRow>(
    statement: ReadStatement,
    written: bigint,
  ): Promise<QueryResult<Row> | null> {
    const { usable } = this;
    const { version, lsn } = this.needed;
    const needed = { version, lsn: lsn > written ? lsn : written };
    this.turn += 1;
    for (let index = 0; index < usable.length; index += 1) {
      const replica = usable[(this.turn + index) % usable.length]!;
      const result = await this.askReplica<Row>(replica, statement, needed);
      if (result !== null) return result;
    }
    return null;
  }

  /** Another server would also exceed the time limit of a statement. It decides about all other failures. */
  private async askReplica<Row extends QueryResultRow>(
    replica: Replica,
    statement: ReadStatement,
    needed: Position,
  ): Promise<QueryResult<Row> | null> {
    try {
      return await replica.read<Row>(statement, needed);
    } catch (error) {
      if (isStatementTimeout(error)) throw error;
      if (error instanceof NoStandbyError) replica.set('promoted');
      else if (isDatabaseUnavailable(error)) replica.set('unreachable');
      return null;
    }
  }

  /** Null: the read is repeated. */
  private async askPrimary<Row extends QueryResultRow>(
    statement: ReadStatement,
    isLast: boolean,
  ): Promise<QueryResult<Row> | null> {
    try {
      const result = await this.primary!.read<Row>(statement, { ...this.needed, lsn: 0n });
      if (result === null && isLast) throw new BehindError('No server has the newest data');
      return result;
    } catch (error) {
      if (isLast || this.usable.length === 0 || !isDatabaseUnavailable(error)) throw error;
      return null;
    }
  }
}
