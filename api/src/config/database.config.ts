import { number, object, string } from 'yup';
import { readVariables, splitList, type Environment } from 'server-kit';

const isAddress = (text: string) => /^postgres(ql)?:\/\//.test(text);

export const databaseVariables = object({
  DATABASE_URL: string()
    .matches(/^postgres(ql)?:\/\//, 'DATABASE_URL has to begin with postgres://')
    .required(),
  DATABASE_DIRECT_URL: string().matches(/^postgres(ql)?:\/\//, 'DATABASE_DIRECT_URL has to begin with postgres://'),
  DATABASE_REPLICA_URLS: string().test(
    'addresses',
    'DATABASE_REPLICA_URLS has to be a list of addresses that begin with postgres://',
    (list) => splitList(list).every(isAddress),
  ),
  DATABASE_POOL_SIZE: number().integer().min(1).max(200).default(10),
});

/** The role of a process, which determines its statement timeout. */
export type ProcessRole = 'web' | 'worker' | 'migrate';

/** Pages wait for statements of the web process. The ingest of the worker has no limit. */
const statementTimeouts: Record<ProcessRole, number> = { web: 15_000, worker: 0, migrate: 0 };

/**
 * The client treats these modes as `verify-full` and warns that a later version will not, so the URL names `verify-full`. A connection
 * never falls back to an unverified certificate or to plain text.
 */
const withVerifiedTls = (url: string) =>
  url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full');

/** Milliseconds. */
export interface DatabaseTimeouts {
  /** For a connection of the pool. */
  connection: number;
  /** For the connection and for each statement of health checks. */
  health: number;
  /** For which reads wait for an unavailable database, from the beginning of the outage. Longer than a failover. */
  outage: number;
}

const defaultTimeouts: DatabaseTimeouts = { connection: 5_000, health: 2_000, outage: 20_000 };

export class DatabaseConfig {
  readonly url: string;
  readonly directUrl: string;
  readonly replicaUrls: readonly string[];

  constructor(
    url: string,
    readonly poolSize: number,
    readonly applicationName: string,
    /** 0 means no limit. */
    readonly statementTimeoutMs: number,
    /**
     * Connects without a pooler, for session locks, temporary tables, COPY, migrations and backups. If it differs from `url`, `url` is
     * that of a pooler (PgBouncer), whose connections keep no session state between transactions.
     */
    directUrl: string = url,
    readonly timeouts: DatabaseTimeouts = defaultTimeouts,
    /** Hot standbys of the same database, or a load balancer of them; behind a pooler if `url` is. */
    replicaUrls: readonly string[] = [],
  ) {
    this.url = withVerifiedTls(url);
    this.directUrl = withVerifiedTls(directUrl);
    this.replicaUrls = replicaUrls.map(withVerifiedTls);
  }

  get isPooled(): boolean {
    return this.directUrl !== this.url;
  }

  /** Milliseconds for which a statement may receive nothing: PostgreSQL ends it before. 0 means no limit. */
  get silenceMs(): number {
    const { statementTimeoutMs, timeouts } = this;
    return statementTimeoutMs === 0 ? 0 : statementTimeoutMs + timeouts.connection;
  }

  /** A copy with direct connections to the primary only. */
  direct(): DatabaseConfig {
    const { directUrl, poolSize, applicationName, statementTimeoutMs, timeouts } = this;
    return new DatabaseConfig(directUrl, poolSize, applicationName, statementTimeoutMs, directUrl, timeouts);
  }
}

export function readDatabaseConfig(environment: Environment, role: ProcessRole): DatabaseConfig {
  const variables = readVariables(databaseVariables, environment);
  const { DATABASE_URL: url, DATABASE_POOL_SIZE: poolSize, DATABASE_DIRECT_URL: directUrl } = variables;
  // The worker writes what it reads.
  const replicaUrls = role === 'web' ? splitList(variables.DATABASE_REPLICA_URLS) : [];
  const limit = statementTimeouts[role];
  return new DatabaseConfig(url, poolSize, `api-${role}`, limit, directUrl, defaultTimeouts, replicaUrls);
}
