import { Logger } from '@nestjs/common';
import { Pool } from 'pg';
import PgBoss from 'pg-boss';
import type { DatabaseConfig } from '../config/database.config.ts';
import { jobNames, jobSettings } from './jobs.policy.ts';

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
  boss.on('error', (error) => logger.warn(`The queue's housekeeping failed: ${error.message}`));
  return boss;
}

/** Attempts that can be lost with crashed processes. Failed attempts are counted in the job's data. */
const lostProcesses = 1000;

/** Migrates pg-boss's schema and configures its queues as in `jobs.policy.ts`. Part of `migrate`. */
export async function prepareQueues(config: DatabaseConfig): Promise<void> {
  const pool = new Pool({ connectionString: config.directUrl, max: 2, application_name: config.applicationName });
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
