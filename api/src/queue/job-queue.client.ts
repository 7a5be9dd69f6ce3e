import { Injectable, Logger } from '@nestjs/common';
import { Pool } from 'pg';
import PgBoss from 'pg-boss';
import { inSpan, storedTrace } from 'server-kit';
import type { EntityManager } from 'typeorm';
import type { DatabaseConfig } from '../config/database.config.ts';
import { openPool } from '../database/data-source.provider.ts';
import { jobNames, jobSettings, type JobData, type JobName, type Traced } from './jobs.policy.ts';

const logger = new Logger('queue');

/** The role of a process; only the worker supervises jobs whose process died. */
type BossRole = 'sender' | 'worker' | 'migration';

/**
 * pg-boss on the application's pool; it opens no connections. Start it before use, and stop it before the pool ends.
 */
export function createBoss(pool: Pick<Pool, 'query'>, role: BossRole): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    migrate: role === 'migration',
    supervise: role === 'worker',
    schedule: false,
    maintenanceIntervalSeconds: 5,
    archiveCompletedAfterSeconds: 3600,
    deleteAfterDays: 7,
  });
  // pg-boss's maintenance failed, for example while the database is unavailable; it retries automatically.
  boss.on('error', (error) => logger.warn(`Maintenance of the queue failed: ${error.message}`));
  return boss;
}

/** Attempts that can be lost with crashed processes. Failed attempts are counted in the job's data. */
const lostProcesses = 1000;

/** Migrates pg-boss's schema and configures its queues as in `jobs.policy.ts`. Part of `migrate`. */
export async function prepareQueues(config: DatabaseConfig): Promise<void> {
  const pool = openPool({ connectionString: config.directUrl, max: 2, application_name: config.applicationName });
  const boss = createBoss(pool, 'migration');
  try {
    await boss.start();
    const existing = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const name of jobNames) {
      const { expireInSeconds } = jobSettings[name];
      const options = { name, expireInSeconds, retryLimit: lostProcesses, retryDelay: 0, retentionDays: 30 };
      await (existing.has(name) ? boss.updateQueue(name, options) : boss.createQueue(name, options));
    }
  } finally {
    await boss.stop({ graceful: false });
    await pool.end();
  }
}

interface JobOptions {
  /** The job is added in its transaction. */
  manager?: EntityManager;
  /** Earliest start. */
  startAt?: Date;
}

/** Jobs for the worker, stored in PostgreSQL and run at least once. It has no connection, so it needs no start or stop. */
@Injectable()
export class JobQueue {
  private readonly boss;

  constructor(pool: Pool) {
    this.boss = createBoss(pool, 'sender');
  }

  async add<Name extends JobName>(name: Name, data: JobData[Name], options: JobOptions = {}): Promise<void> {
    const { manager, startAt } = options;
    const job = await inSpan(`add ${name}`, { kind: 'producer' }, () =>
      this.boss.send(name, withTrace(data), {
        ...(startAt === undefined ? {} : { startAfter: startAt }),
        ...(manager === undefined ? {} : { db: transactionOf(manager) }),
      }),
    );
    if (job === null) throw new Error(`The queue ${name} did not accept the job`);
  }
}

/** The data with the trace that the worker continues, if it is recorded. */
function withTrace<Data extends object>(data: Data): Traced<Data> {
  const trace = storedTrace();
  return trace === undefined ? data : { ...data, trace };
}

/** The transaction of a TypeORM manager, in the form that pg-boss expects. */
function transactionOf(manager: EntityManager) {
  return {
    async executeSql(text: string, values: unknown[]) {
      if (manager.queryRunner === undefined) throw new Error('A job can be added only within a transaction');
      const { records } = await manager.queryRunner.query(text, values, true);
      return { rows: records };
    },
  };
}
