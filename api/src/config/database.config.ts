import { number, object, string } from 'yup';
import { readVariables, type Environment } from './environment.ts';

export const databaseVariables = object({
  DATABASE_URL: string()
    .matches(/^postgres(ql)?:\/\//, 'DATABASE_URL has to begin with postgres://')
    .required(),
  DATABASE_POOL_SIZE: number().integer().min(1).max(200).default(10),
});

/** What a process is for: how long it may keep a statement running depends on it. */
export type ProcessRole = 'web' | 'worker' | 'migrate';

/** A page waits for the web's statements; the worker's ingest may take its time. */
const statementTimeouts: Record<ProcessRole, number> = { web: 15_000, worker: 0, migrate: 0 };

export class DatabaseConfig {
  constructor(
    readonly url: string,
    readonly poolSize: number,
    readonly applicationName: string,
    /** 0 means no limit. */
    readonly statementTimeoutMs: number,
  ) {}
}

export function readDatabaseConfig(environment: Environment, role: ProcessRole): DatabaseConfig {
  const { DATABASE_URL, DATABASE_POOL_SIZE } = readVariables(databaseVariables, environment);
  return new DatabaseConfig(DATABASE_URL, DATABASE_POOL_SIZE, `api-${role}`, statementTimeouts[role]);
}
