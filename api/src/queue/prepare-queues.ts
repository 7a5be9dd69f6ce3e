import { Pool } from 'pg';
import type { DatabaseConfig } from '../config/database.config.ts';
import { createBoss } from './boss.ts';
import { jobNames, jobSettings } from './jobs.ts';

/** Attempts that are lost with a dying process; failed attempts are counted in the job's data. */
const lostProcesses = 1000;

/** Brings pg-boss's own schema to its version, and its queues to what `jobs.ts` says. Part of `migrate`. */
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
