import { Logger } from '@nestjs/common';
import type { Pool } from 'pg';
import PgBoss from 'pg-boss';

const logger = new Logger('queue');

/** What a process does with the queue: only the worker looks after jobs whose process died. */
export type BossRole = 'sender' | 'worker' | 'migration';

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
