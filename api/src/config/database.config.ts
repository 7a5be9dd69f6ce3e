import { number, object, string } from 'yup';
import { readVariables, type Environment } from 'server-kit';

export const databaseVariables = object({
  DATABASE_URL: string()
    .matches(/^postgres(ql)?:\/\//, 'DATABASE_URL has to begin with postgres://')
    .required(),
  DATABASE_DIRECT_URL: string().matches(/^postgres(ql)?:\/\//, 'DATABASE_DIRECT_URL has to begin with postgres://'),
  DATABASE_POOL_SIZE: number().integer().min(1).max(200).default(10),
});

/** What a process is for: how long it may keep a statement running depends on it. */
export type ProcessRole = 'web' | 'worker' | 'migrate';

/** A page waits for the web's statements; the worker's ingest may take its time. */
const statementTimeouts: Record<ProcessRole, number> = { web: 15_000, worker: 0, migrate: 0 };

/**
 * The client treats these modes as `verify-full` and warns that a later version will not, so the address names `verify-full`.
 * A connection never falls back to an unverified certificate or to plain text.
 */
const withVerifiedTls = (url: string) =>
  url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full');

/** Milliseconds. */
export interface DatabaseTimeouts {
  /** For a connection of the pool. */
  connection: number;
  /** For the connection and for each statement of health checks. */
  health: number;
}

const defaultTimeouts: DatabaseTimeouts = { connection: 5_000, health: 2_000 };

export class DatabaseConfig {
  readonly url: string;
  readonly directUrl: string;

  constructor(
    url: string,
    readonly poolSize: number,
    readonly applicationName: string,
    /** 0 means no limit. */
    readonly statementTimeoutMs: number,
    /**
     * Without a pooler between: for session locks, temporary tables, COPY, migrations and backups. Where it differs from `url`, `url`
     * is a pooler's (PgBouncer), whose connections keep nothing from one transaction to the next.
     */
    directUrl: string = url,
    readonly timeouts: DatabaseTimeouts = defaultTimeouts,
  ) {
    this.url = withVerifiedTls(url);
    this.directUrl = withVerifiedTls(directUrl);
  }

  get isPooled(): boolean {
    return this.directUrl !== this.url;
  }

  /** The same with direct connections only. */
  direct(): DatabaseConfig {
    const { directUrl, poolSize, applicationName, statementTimeoutMs, timeouts } = this;
    return new DatabaseConfig(directUrl, poolSize, applicationName, statementTimeoutMs, directUrl, timeouts);
  }
}

export function readDatabaseConfig(environment: Environment, role: ProcessRole): DatabaseConfig {
  const variables = readVariables(databaseVariables, environment);
  const { DATABASE_URL: url, DATABASE_POOL_SIZE: poolSize, DATABASE_DIRECT_URL: directUrl } = variables;
  return new DatabaseConfig(url, poolSize, `api-${role}`, statementTimeouts[role], directUrl);
}
